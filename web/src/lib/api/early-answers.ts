import { deviceStore } from '../drafts/storage';
import { OPENED } from '../session/session-tabs';

/** An answer that boot/early.js requested before the portal's code was loaded. */
interface EarlyAnswer {
  answer: Promise<Response>;
  /** The access token it was requested with. Undefined for what everyone may read. */
  token?: string;
  /** When it was requested, in milliseconds since 1970. */
  at: number;
  /** For a renewal: when this browser was last signed in, as the device had it stored then. */
  mark?: string;
}

declare global {
  interface Window {
    hearthsideEarly?: Record<string, EarlyAnswer>;
  }
}

/** An answer that has not been used for this long is out of date. */
const FRESH_MS = 15_000;

/**
 * The answer to this request if it was made early, for the same member and a moment ago. It is given once: asking again
 * means wanting a new one.
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
