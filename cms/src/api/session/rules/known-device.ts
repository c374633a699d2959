import { createHmac, timingSafeEqual } from 'node:crypto';
import { makeSecret } from './secret';

/** How many members a device is known for: enough for a family's computer, not for a library's. */
const MEMBERS_MAX = 5;

const sign = (secret: string, memberId: number, nonce: string) =>
  createHmac('sha256', secret).update(`device-cookie,${memberId},${nonce}`).digest('base64url');

const isSigned = (secret: string, [id, nonce = '', signature = '']: string[]) => {
  const right = Buffer.from(sign(secret, Number(id), nonce));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
};

const marksIn = (secret: string, cookie: string | undefined) =>
  (cookie ?? '')
    .slice(0, 1000)
    .split('~')
    .map((mark) => mark.split('.'))
    .filter((parts) => parts.length === 3 && isSigned(secret, parts));

/**
 * The id of a device on which a member has signed in before, or null. It comes from a signed cookie that is bound to
 * the member and says nothing else. The cookie opens nothing, and only keeps strangers' wrong passwords from locking
 * a member out (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export function knownDevice(secret: string, memberId: number, cookie: string | undefined) {
  const mark = marksIn(secret, cookie).find(([id]) => Number(id) === memberId);
  return mark ? `${memberId} ${mark[1]}` : null;
}

/** The device's cookie once the member has signed in there. */
export function deviceCookieFor(secret: string, memberId: number, cookie: string | undefined) {
  const marks = marksIn(secret, cookie);
  const isOwn = ([id]: string[]) => Number(id) === memberId;
  const nonce = marks.find(isOwn)?.[1] ?? makeSecret().slice(0, 22);
  const own = [String(memberId), nonce, sign(secret, memberId, nonce)];
  const others = marks.filter((mark) => !isOwn(mark)).slice(0, MEMBERS_MAX - 1);
  return [own, ...others].map((parts) => parts.join('.')).join('~');
}
