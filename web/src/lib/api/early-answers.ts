import { deviceStore } from '../drafts/storage';
import { OPENED } from '../session/session-tabs';

/** An answer that boot/early.js asked for before the portal's code was there. */
interface EarlyAnswer {
  answer: Promise<Response>;
  /** The access token it was asked for with. Undefined for what everybody may read. */
  token?: string;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  /** Of a renewal: when this browser was last signed in, as the device had it then. */
  mark?: string;
}

declare global {
  interface Window {
    hearthsideEarly?: Record<string, EarlyAnswer>;
  }
}

/** An answer that nobody has taken for so long is out of date. */
const FRESH_MS = 15_000;

/**
 * The answer to this request if it was asked for early, by the same member and a moment ago. It is given once: whoever
 * asks again wants a new one.
 */
export function takeEarlyAnswer(
  method: string,
  url: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const call = `${method} ${url}`;
  const early = window.hearthsideEarly?.[call];
  if (!early) return undefined;
  delete window.hearthsideEarly?.[call];
  const isTheirs =
    early.mark === undefined
      ? early.token === undefined || early.token === token
      : early.mark === deviceStore.read(OPENED);
  return isTheirs && Date.now() - early.at < FRESH_MS ? early.answer : undefined;
}
