// What follows an action, as far as it can be told.

import type { LikelyReply } from "../lib/protocol";

/** A reply that follows less often is only the likeliest of many. */
const LIKELY = 0.3;

export interface LikelyReplies {
  /** The replies that probably follow, one after the other. */
  sure: LikelyReply[];
  /** The likeliest of many replies that are possible after those, if there is one. */
  open: LikelyReply | undefined;
}

/** Splits a line at the first reply that is only one of many; what came after that is not told. */
export function likelyReplies(replies: LikelyReply[]): LikelyReplies {
  const end = replies.findIndex(({ share }) => share < LIKELY);
  return end < 0 ? { sure: replies, open: undefined } : { sure: replies.slice(0, end), open: replies[end] };
}
