import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives between one and two of these, and stays the same within one, so that browsers can cache. */
const LINK_SECONDS = 3600;

let secret = '';

/** Sets the key that links are signed with, once at boot. */
export function setLinkSecret(value: string | undefined) {
  if (!value || value.length < 16)
    throw new Error('FILE_SECRET must be set to at least 16 characters.');
  secret = value;
}

const sign = (key: string, expires: number) =>
  createHmac('sha256', secret).update(`${key}:${expires}`).digest('base64url');

/** A short-lived link to a private file, for whoever was found to have the right to it. */
export function fileLink(key: string, now = Date.now()): string {
  const period = Math.floor(now / 1000 / LINK_SECONDS);
  const expires = (period + 2) * LINK_SECONDS;
  return `/api/files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
}

/** Whether a link was signed here and still holds. */
export function isGoodLink(key: string, expires: string, signature: string, now = Date.now()) {
  if (Number(expires) * 1000 < now) return false;
  const expected = Buffer.from(sign(key, Number(expires)));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
