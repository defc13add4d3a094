// JSON Patch (RFC 6902), as far as the protocol uses it: add, replace, remove.

import type { Line, Operation, Public } from "./protocol";

/** The error of a patch that does not fit its document, because an event was missed. */
export class Misfit extends Error {}

type Json = unknown[] | Record<string, unknown>;

/**
 * The document after the operations. The given document is not changed, and everything unchanged is
 * shared with it, so that components that use it need no update.
 */
export function applyPatch<T>(document: T, operations: readonly Operation[]): T {
  const holder: Record<string, unknown> = { root: document };
  const fresh = new Set<unknown>([holder]);
  for (const operation of operations) {
    const keys = operation.path === "" ? [] : pointer(operation.path);
    let node: Json = holder;
    let key = "root";
    for (const next of keys) {
      node = descend(node, key, fresh);
      key = next;
    }
    change(node, key, operation);
  }
  return holder["root"] as T;
}

/** The changes of an event: lines for the log, and a patch. */
interface Change {
  lines?: readonly Line[];
  patch?: readonly Operation[];
}

/**
 * A state after an event: the lines that are not `unlogged` are added to the log of its public part,
 * then the patch is applied. The given one stays as it was.
 */
export function applyEvent<T extends { public: Public | null }>(state: T, { lines = [], patch = [] }: Change): T {
  const logged = lines.filter((line) => !line.unlogged);
  if (!state.public || !logged.length) return applyPatch(state, patch);
  const log = [...(state.public.log ?? []), ...logged];
  return applyPatch({ ...state, public: { ...state.public, log } }, patch);
}

/** The keys in a JSON Pointer (RFC 6901). */
export function pointer(path: string): string[] {
  if (!path.startsWith("/")) throw new Misfit(`no pointer: ${path}`);
  return path
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A copy of the child at a key, which may be changed. */
function descend(parent: Json, key: string, fresh: Set<unknown>): Json {
  const child = Array.isArray(parent) ? parent[index(parent, key)] : member(parent, key);
  if (typeof child !== "object" || child === null) throw new Misfit(`nothing below ${key}`);
  if (fresh.has(child)) return child as Json;
  const copy: Json = Array.isArray(child) ? [...child] : { ...child };
  fresh.add(copy);
  if (Array.isArray(parent)) parent[index(parent, key)] = copy;
  else parent[key] = copy;
  return copy;
}

function change(node: Json, key: string, { op, value }: Operation): void {
  if (Array.isArray(node)) {
    if (op === "add") node.splice(key === "-" ? node.length : index(node, key, 1), 0, value);
    else if (op === "replace") node[index(node, key)] = value;
    else node.splice(index(node, key), 1);
    return;
  }
  if (op !== "add") member(node, key);
  if (op === "remove") delete node[key];
  else if (key === "__proto__") throw new Misfit("no such name");
  else node[key] = value;
}

function index(list: unknown[], key: string, more = 0): number {
  const at = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (at < 0 || at >= list.length + more) throw new Misfit(`no place ${key}`);
  return at;
}

function member(node: Record<string, unknown>, key: string): unknown {
  if (!Object.hasOwn(node, key)) throw new Misfit(`no member ${key}`);
  return node[key];
}
