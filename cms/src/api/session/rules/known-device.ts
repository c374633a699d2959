import { createHmac, timingSafeEqual } from 'node:crypto';
import { makeSecret } from './secret';
import type { DeviceOwner } from './trusted-device';

/** How many members a device is known for: enough for a family's computer, not for a library's. */
const MEMBERS_MAX = 5;

/** Cookies from before a member had a seed stay valid until they get one. */
const sign = (secret: string, { memberId, seed }: DeviceOwner, nonce: string) =>
  createHmac('sha256', secret)
    .update(['device-cookie', memberId, nonce, ...(seed ? [seed] : [])].join(','))
    .digest('base64url');

const marksIn = (cookie: string | undefined) =>
  (cookie ?? '')
    .slice(0, 1000)
    .split('~')
    .map((mark) => mark.split('.'))
    .filter((parts) => parts.length === 3);

/** The nonce of the device's mark for a member, if it is one that was given to them since their seed last changed. */
function nonceOf(secret: string, whose: DeviceOwner, cookie: string | undefined) {
  const mark = marksIn(cookie).find(([id, nonce = '', signature = '']) => {
    if (Number(id) !== whose.memberId) return false;
    const right = Buffer.from(sign(secret, whose, nonce));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return mark?.[1];
}

/**
 * The id of a device on which a member has signed in before, or null. It comes from a signed cookie that is bound to
 * the member and says nothing else. The cookie opens nothing. It keeps strangers' wrong passwords from locking a
 * member out (OWASP, Slow Down Online Guessing Attacks with Device Cookies), and no mail is sent about a sign-in there.
 */
export function knownDevice(secret: string, whose: DeviceOwner, cookie: string | undefined) {
  const nonce = nonceOf(secret, whose, cookie);
  return nonce === undefined ? null : `${whose.memberId} ${nonce}`;
}

/** The device's cookie once the member has signed in there. Marks of other members who use it stay. */
export function deviceCookieFor(secret: string, whose: DeviceOwner, cookie: string | undefined) {
  const nonce = nonceOf(secret, whose, cookie) ?? makeSecret().slice(0, 22);
  const own = [String(whose.memberId), nonce, sign(secret, whose, nonce)];
  const others = marksIn(cookie)
    .filter(([id]) => Number(id) !== whose.memberId)
    .slice(0, MEMBERS_MAX - 1);
  return [own, ...others].map((parts) => parts.join('.')).join('~');
}
