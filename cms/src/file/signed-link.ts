import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * In seconds. A link is valid for between one and two of these, and stays the same within one, so that browsers can
 * cache.
 */
const LINK_SECONDS = 3600;

let secret = '';
let previousSecret: string | undefined;

/**
 * Sets the secret that signs links, once at boot. What was signed with the previous secret stays valid, so that it
 * can be changed while pages are open.
 * @throws if either is too short.
 */
export function setLinkSecret(value: string | undefined, previous?: string) {
  if (!value || value.length < 16)
    throw new Error('FILE_SECRET must be set to at least 16 characters.');
  if (previous && previous.length < 16)
    throw new Error('FILE_SECRET_PREVIOUS must have at least 16 characters where it is set.');
  secret = value;
  previousSecret = previous || undefined;
}

const sign = (key: string, expires: number, reader?: string, by = secret) =>
  createHmac('sha256', by)
    .update(reader === undefined ? `${key}:${expires}` : `${key}:${expires}:${reader}`)
    .digest('base64url');

/**
 * A signature, valid until a moment in seconds, for something other than a file that anyone with its address may
 * have.
 */
export const signedUntil = (subject: string, expires: number) => sign(subject, expires);

function expiry(now: number): number {
  const period = Math.floor(now / 1000 / LINK_SECONDS);
  return (period + 2) * LINK_SECONDS;
}

/** A short-lived link to a private file, for someone who was found to have the right to it. */
export function fileLink(key: string, now = Date.now()): string {
  const expires = expiry(now);
  return `/api/files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
}

/**
 * A short-lived link made for one member, whose right is checked again whenever it is followed. It stops working the
 * moment they may no longer see what the file belongs to.
 */
export function boundLink(key: string, readerId: number, now = Date.now()): string {
  const expires = expiry(now);
  const signature = sign(key, expires, String(readerId));
  return `/api/files/${key}?expires=${expires}&reader=${readerId}&signature=${signature}`;
}

/** No member has such an id, so a link for a panel user is never valid for a member, and the other way around. */
const inPanel = (userId: number | string) => `panel/${userId}`;

/** The same for a user of the panel, in the browser they are signed in with (panel-links). */
export function panelLink(key: string, userId: number, now = Date.now()): string {
  const expires = expiry(now);
  const signature = sign(key, expires, inPanel(userId));
  return `/api/files/${key}?expires=${expires}&panel=${userId}&signature=${signature}`;
}

const isSame = (expected: string, given: string) => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Whether this is its signature, with the current secret or the previous one. */
const isSigned = (given: string, [key, expires, reader]: [string, number, string?]) =>
  [secret, previousSecret].some(
    (by) => by !== undefined && isSame(sign(key, expires, reader, by), given),
  );

/** A signature without an end, for as long as what it names has a meaning: for whom, not until when. */
export const signedFor = (subject: string) => sign(subject, 0);
export const isSignedFor = (subject: string, signature: string) =>
  isSigned(signature, [subject, 0]);

interface Signed {
  expires: string;
  signature: string;
  reader?: string | undefined;
  panel?: string | undefined;
}

/** Whether a link was signed here and is still valid. */
export function isGoodLink(
  key: string,
  { expires, signature, reader, panel }: Signed,
  now = Date.now(),
) {
  if (Number(expires) * 1000 < now || (reader && panel)) return false;
  return isSigned(signature, [key, Number(expires), panel ? inPanel(panel) : reader]);
}
