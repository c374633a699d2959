import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { DAY_MS } from '../../../text/days';

/** How many members a device is trusted for. */
const MEMBERS_MAX = 5;

/** Whose device it is. The seed changes whenever no device is to be trusted any longer. */
export interface DeviceOwner {
  memberId: number;
  seed: string;
}

const sign = (secret: string, { memberId, seed }: DeviceOwner, until: string) =>
  createHmac('sha256', secret)
    .update(`trusted-device,${memberId},${seed},${until}`)
    .digest('base64url');

const marksIn = (cookie: string | undefined) =>
  (cookie ?? '')
    .slice(0, 1000)
    .split('~')
    .map((mark) => mark.split('.'))
    .filter((parts) => parts.length === 3);

/** Whether a device was trusted by this member, since the seed last changed and not too long ago. */
export function isTrustedDevice(
  secret: string,
  whose: DeviceOwner,
  cookie: string | undefined,
  now: Date,
): boolean {
  return marksIn(cookie).some(([id, until = '', signature = '']) => {
    if (Number(id) !== whose.memberId || !(Number(until) > now.getTime())) return false;
    const right = Buffer.from(sign(secret, whose, until));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** The cookie of a device that is trusted from now on. Those of other members who use it stay. */
export function trustedDeviceCookie(
  secret: string,
  whose: DeviceOwner,
  cookie: string | undefined,
  now: Date,
): string {
  const until = String(now.getTime() + SECOND_FACTOR.rememberDays * DAY_MS);
  const own = [String(whose.memberId), until, sign(secret, whose, until)];
  const others = marksIn(cookie)
    .filter(([id]) => Number(id) !== whose.memberId)
    .slice(0, MEMBERS_MAX - 1);
  return [own, ...others].map((parts) => parts.join('.')).join('~');
}
