// Small synthesised sounds; no file is downloaded. Off by default (prefs.sounds).

import type { State } from "./protocol";
import { cardsHeld, isAsked } from "./turn";

export type Sound = "deal" | "play" | "trick" | "turn" | "win";

const TUNES = { turn: [587.3, 880], win: [523.3, 659.3, 784, 1046.5] };

let context: AudioContext | undefined;

/** Plays a sound; browsers allow none before the page was touched. */
export function sound(which: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (which === "play") paper(context, now, 0.07, 1800);
  else if (which === "trick") paper(context, now, 0.16, 900);
  else if (which === "deal") for (let n = 0; n < 4; n++) paper(context, now + n * 0.09, 0.05, 2400);
  else for (const [n, pitch] of TUNES[which].entries()) note(context, now + n * 0.11, pitch);
}

/** The sound of a sliding card: a short burst of noise. */
function paper(context: AudioContext, at: number, seconds: number, pitch: number): void {
  const frames = Math.ceil(context.sampleRate * seconds);
  const noise = context.createBuffer(1, frames, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0; n < frames; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.value = 0.25;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

function note(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}

/** The sound that belongs to the change from one state to the next; null if there is none. */
export function soundOf(before: State | null, after: State): Sound | null {
  if (!before?.public || !after.public) return null;
  if (isAsked(after) && !isAsked(before)) return "turn";
  if (cardsHeld(after) > cardsHeld(before)) return "deal";
  if ((after.public.tricks?.length ?? 0) > (before.public.tricks?.length ?? 0)) return "trick";
  return cardsHeld(after) < cardsHeld(before) ? "play" : null;
}
