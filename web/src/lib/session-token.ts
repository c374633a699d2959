/** An access token as this tab holds it: in memory only. */
export interface HeldToken {
  value: string;
  /** When it stops working, by this device's clock. */
  expiresAt: number;
}

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 20_000;

/** A token just received, by the seconds the server gives it. */
export function heldToken(value: string, expiresIn: number, now: number): HeldToken {
  return { value, expiresAt: now + expiresIn * 1000 };
}

/** Whether a token will outlive the request it is about to be used for. */
export const isFresh = (token: HeldToken, now: number) => token.expiresAt - now > MARGIN_MS;

/** Whether a token may still work at all. */
export const isAlive = (token: HeldToken, now: number) => token.expiresAt > now;
