// Puts a record into a link: compressed by deflate, as base64url.

/** The longest fragment that every browser and messenger accepts. */
export const LONGEST = 12_000;
const MARK = "r=";

/** A record as a fragment; null if it would be too long, or the browser cannot compress. */
export async function packRecord(record: string): Promise<string | null> {
  if (!("CompressionStream" in globalThis)) return null;
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const fragment = MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return fragment.length <= LONGEST ? fragment : null;
}

/** Whether a fragment contains a record. */
export const isPacked = (fragment: string): boolean => fragment.startsWith(MARK);

/**
 * The record in a fragment.
 *
 * Rejects if the fragment is damaged, or the record larger than any may be.
 */
export async function unpackRecord(fragment: string, most: number): Promise<string> {
  const letters = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const record = await through(bytes, new DecompressionStream("deflate-raw"), most);
  return new TextDecoder("utf-8", { fatal: true }).decode(record);
}

/** The bytes that a stream makes of some bytes; rejects if there are more than `most`. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most = Infinity) {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, made) {
      size += part.length;
      if (size > most) throw new RangeError("too large");
      made.enqueue(part);
    },
  });
  const made = new Response(bytes).body!.pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(made).arrayBuffer());
}
