import { Secret, TOTP } from 'otpauth';

/** As every authenticator app expects it (RFC 6238): SHA-1, six digits, a new code each 30 seconds. */
const PERIOD_SECONDS = 30;
/** How many codes before and after the current one are taken, for clocks that differ and for slow typing. */
const WINDOW = 1;

const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: PERIOD_SECONDS });

/** A new secret for an authenticator app: 160 random bits in Base32. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code for an app says. */
export const appUri = (secret: string, email: string, organization: string): string =>
  // A colon would end the name of the organization, and apps would show the rest as part of the account.
  totp(secret, email, organization.replaceAll(':', ' ')).toString();

/**
 * The step of time to which a code belongs, counted in periods since 1970; null if the code is wrong at this time. Each
 * step counts once: whoever checks a code stores its step, and takes only later ones (RFC 6238 §5.2).
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
