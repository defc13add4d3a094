// Reads archives as src/nullo/site/folder.py writes them (tar, in the form of POSIX 1988).

const BLOCK = 512;

/** The files of an archive, by their path, without copying them. */
export function* filesOf(archive: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const decoder = new TextDecoder();
  const text = (start: number, length: number) =>
    decoder.decode(archive.subarray(start, start + length)).split("\0")[0]!;
  for (let at = 0; archive[at];) {
    const folder = text(at + 345, 155);
    const size = parseInt(text(at + 124, 12), 8);
    const start = at + BLOCK;
    yield [(folder && `${folder}/`) + text(at, 100), archive.subarray(start, start + size)];
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}
