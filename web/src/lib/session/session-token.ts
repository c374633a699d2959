/** An access token as this tab holds it: in memory only. */
export interface StoredToken {
  value: string;
  /** When it stops working, by this device's clock. */
  expiresAt: number;
}

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 20_000;

/** A token just received, by the seconds the server gives it. */
export function storedToken(value: string, expiresIn: number, now: number): StoredToken {
  return { value, expiresAt: now + expiresIn * 1000 };
}

/** Whether a token will outlive the request it is about to be used for. */
export const isFresh = (token: StoredToken, now: number) => token.expiresAt - now > MARGIN_MS;

/** Whether a token may still work at all. */
export const isAlive = (token: StoredToken, now: number) => token.expiresAt > now;
