import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import type { NotificationTopic } from '@hearthside/contract/notification/kinds';
import { isSignedFor, signedFor } from '../file/signed-link';
import { ABOUT } from './mail-topics';
import { portalLink } from './portal-link';

/** Whose mails of which topic a link switches off. */
export interface Unsubscribing {
  memberId: number;
  topic: NotificationTopic;
}

/** Named apart from everything else that is signed, so that no other signature opens it. */
const signedPart = ({ memberId, topic }: Unsubscribing) => `unsubscribe/${memberId}/${topic}`;

const TOKEN = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]{43})$/;

const isTopic = (word: string): word is NotificationTopic => Object.hasOwn(ABOUT, word);

/**
 * The token of such a link. It does not expire, because mails are read late. It opens nothing: all it can do is switch
 * off mails of one topic.
 */
export const unsubscribeToken = (what: Unsubscribing): string =>
  `${what.memberId}.${what.topic}.${signedFor(signedPart(what))}`;

/** What a token was signed for; null if it was not signed here. */
export function readUnsubscribeToken(token: string): Unsubscribing | null {
  const [, memberId, topic = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!memberId || !isTopic(topic)) return null;
  const what = { memberId: Number(memberId), topic };
  return isSignedFor(signedPart(what), signature) ? what : null;
}

/** The link that switches off one topic's mails to a member, without a session. */
export const unsubscribeLink = (what: Unsubscribing): string =>
  portalLink(`/api${notificationEndpoints.unsubscribe.path}?token=${unsubscribeToken(what)}`);

/**
 * The headers by which a mail program offers to unsubscribe: with a click of its own by POST (RFC 8058), or by
 * opening the link (RFC 2369).
 */
export const unsubscribeHeaders = (what: Unsubscribing) => ({
  'List-Unsubscribe': `<${unsubscribeLink(what)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
