import { VOICE_MAX_SECONDS, type VOICE_TYPES } from '@hearthside/contract/inbox/file';

type VoiceType = (typeof VOICE_TYPES)[number];

/** What a browser is asked to record, the best first. Safari records MP4 only. */
const FORMATS: { ask: string; type: VoiceType; extension: string }[] = [
  { ask: 'audio/webm;codecs=opus', type: 'audio/webm', extension: 'webm' },
  { ask: 'audio/ogg;codecs=opus', type: 'audio/ogg', extension: 'ogg' },
  { ask: 'audio/mp4', type: 'audio/mp4', extension: 'm4a' },
];

/** What this browser records, or undefined if it records nothing that a chat takes. */
export function recordedFormat(supports: (type: string) => boolean) {
  return FORMATS.find(({ ask }) => supports(ask));
}

/** Enough for speech, and 1.2 MB for five minutes. In bits a second. */
export const VOICE_BITS = 32_000;
/** From here on a recording is not thrown away without a question. In seconds. */
export const ASKED_FROM = 5;

export const VOICE_MAX_MS = VOICE_MAX_SECONDS * 1000;

/** '0:07', '5:00' */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The name of a recording: when it was made, by the clock of the device. */
export function recordingName(at: Date, extension: string): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `Voice message ${day} ${two(at.getHours())}.${two(at.getMinutes())}.${two(at.getSeconds())}.${extension}`;
}

/** Why there is no recording, for people. */
export function recordingProblem(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The portal isn’t allowed to use your microphone. Allow it in your browser’s settings for this page, and try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No microphone was found. Connect one, and try again.';
    case 'NotReadableError':
    case 'AbortError':
      return 'Your microphone can’t be used right now. Another app may be using it.';
    default:
      return 'The recording could not be started. Please try again.';
  }
}

/** How loud a moment is, 0 to 1, by the bytes of an analyser: 128 is silence. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1)
    sum += ((samples[index] ?? 128) - 128) ** 2;
  // Speech is quiet in numbers: a third of the way is loud.
  return samples.length === 0 ? 0 : Math.min(1, (Math.sqrt(sum / samples.length) / 128) * 3);
}
