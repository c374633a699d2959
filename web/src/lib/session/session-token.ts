/** An access token as this tab holds it: in memory only. */
export interface StoredToken {
  value: string;
  /** When it expires, by this device's clock. */
  expiresAt: number;
}

/** A token that expires within this time, in milliseconds, is renewed before it is used. */
const MARGIN_MS = 20_000;

/** A token that was just received. It is valid for the seconds that the server says. */
export function storedToken(value: string, expiresIn: number, now: number): StoredToken {
  return { value, expiresAt: now + expiresIn * 1000 };
}

/** Whether a token will outlive the request it is about to be used for. */
export const isFresh = (token: StoredToken, now: number) => token.expiresAt - now > MARGIN_MS;

/** Whether a token may still be valid at all. */
export const isAlive = (token: StoredToken, now: number) => token.expiresAt > now;
