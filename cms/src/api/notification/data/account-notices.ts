/** Notices to members about their own account, and to admins about new members. */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { memberPages } from '@hearthside/contract/member/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import type { Me } from '@hearthside/contract/member/me';
import { VERIFY_UNDO_SECONDS } from '@hearthside/contract/member/users';
import * as announcing from './announcing';
import { MEMBER } from '../rules/named-member';
import { adminIds } from '../../../auth/member-access';
import { databaseNowPlus } from '../../../db/database-clock';
import { daysAfter } from '../../../text/days';
import type { Moment } from '../../../text/moment';
import { READ_KEPT_DAYS } from './sweep-notifications';

/** The mails about somebody's verification: a later one says what is true. */
const SERIES = 'verification';

const UNVERIFIED_MAIL: announcing.NotificationMail = {
  lead: (organization) => `An admin of ${organization} has withdrawn your verification.`,
  closing: 'If you did not expect this, please contact us.',
  reason: 'your account was changed',
  series: { name: SERIES, ends: [SERIES] },
};

/** Tells a new member what comes next, and the admins that someone waits or has accepted an invitation. */
export async function notifyNewcomer(
  strapi: Core.Strapi,
  me: Pick<Me, 'id' | 'firstName' | 'lastName' | 'role' | 'verified'>,
) {
  await announcing.announce(strapi, {
    to: [me.id],
    kind: 'welcome',
    title: `Welcome, ${me.firstName}`,
    body: me.verified
      ? 'Complete your profile. You now have full access.'
      : 'Complete your profile, and an admin will verify you.',
    link: memberPages.profile,
  });
  const role = ROLE_LABELS[me.role].one;
  const admins = await adminIds(strapi);
  await announcing.announce(strapi, {
    to: admins.filter((id) => id !== me.id),
    kind: 'newcomer',
    title: `${MEMBER} has joined`,
    body: me.verified
      ? `${MEMBER} accepted the invitation and joined with the role ${role}.`
      : `${MEMBER} would like to join as ${role} and is waiting to be verified.`,
    link: memberPages.user(me.id),
    about: me.id,
  });
}

/** Tells the admins that a member asks for another role, and why; part of the request's transaction. */
export async function notifyRoleAsked(
  strapi: Core.Strapi,
  memberId: number,
  role: string,
  reason: string,
) {
  const admins = await adminIds(strapi);
  await announcing.announce(strapi, {
    to: admins.filter((id) => id !== memberId),
    kind: 'role_request',
    title: `${MEMBER} requested the role ${role}`,
    body: reason,
    link: memberPages.waitingRoom,
    about: memberId,
  });
}

/** Tells a member that they do not get the role they asked for, and why. */
export const notifyRoleDeclined = (
  strapi: Core.Strapi,
  memberId: number,
  role: string,
  sentence: string,
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'role',
    title: `Your request for the role ${role} was declined`,
    body: sentence,
    link: memberPages.profile,
    mail: {
      lead: (organization) => `An admin at ${organization} answered your request.`,
      reason: 'you asked for another role',
    },
  });

/**
 * Tells a member that an admin gave them another role; part of that change's transaction. `sentence`: what the admin
 * writes to them, if they asked for it.
 */
export const notifyRoleChanged = (
  strapi: Core.Strapi,
  memberId: number,
  role: string,
  sentence = '',
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'role',
    title: `Your role is now ${role}`,
    body: sentence || 'An admin has changed your role. Open the portal to see what you can do now.',
    link: '/',
    mail: {
      lead: (organization) => `An admin of ${organization} has changed your role.`,
      paragraphs: [sentence, 'Open the portal to see what you can do now.'],
      closing: 'If you did not expect this, please contact us.',
      reason: 'your account was changed',
    },
  });

/**
 * Tells a member in their notification bell that they can sign in again; part of that change's transaction. The mail
 * about it always goes and at once, so it is not a notification's.
 */
export const notifyReinstated = (strapi: Core.Strapi, memberId: number) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'reinstated',
    title: 'You can sign in again',
    body: 'Your account has been restored. Nothing was lost.',
    link: '/',
  });

/** Tells the admins that a member's copy of their data failed; part of the transaction in which it is given up. */
export async function notifyCopyFailed(strapi: Core.Strapi, memberId: number) {
  await announcing.announce(strapi, {
    to: await adminIds(strapi),
    kind: 'system',
    title: `The copy of ${MEMBER}’s data failed`,
    body: 'The portal tried several times. They can ask for it again. If it keeps failing, they need your help.',
    link: memberPages.dataRequests,
    about: memberId,
  });
}

/**
 * Tells a member that an admin has begun to reset their second factor. The mail about it has a link for the account, so
 * it is not a notification's.
 */
export const notifyFactorReset = (strapi: Core.Strapi, memberId: number, by: string) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'second_factor',
    title: 'Your two-step sign-in is being reset',
    body: `${by} requested it. It takes effect in 24 hours unless you choose “Keep it” under Sign-in & security.`,
    link: sessionPages.security,
  });

/** Tells a member that the directory features them, and where they choose what it shows. */
export const notifyFeatured = (strapi: Core.Strapi, memberId: number) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'featured',
    title: 'You are featured in the directory',
    body: 'Members can find you under Featured. Choose in your profile whether to show your email and city.',
    link: memberPages.profile,
  });

/** Tells a member that they were assigned to a trust, or no longer are. */
export const notifyTrustAssigned = (
  strapi: Core.Strapi,
  memberId: number,
  trust: string,
  assigned: boolean,
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'trust',
    title: assigned ? `You were assigned to ${trust}` : `You are no longer assigned to ${trust}`,
    body: '',
    link: null,
  });

/** Tells a member that someone else changed their profile, and what. */
export const notifyProfileChanged = (
  strapi: Core.Strapi,
  memberId: number,
  changes: readonly HistoryChange[],
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'profile',
    title: 'An admin has changed your profile',
    body: `Please review: ${changes.map(({ field }) => field).join(', ')}.`,
    link: memberPages.profile,
  });

/** A verification can be undone as if it had not been for so long at most, where no mail settles it. */
const UNDONE_WITHIN_MS = 600_000;

/** What one verification of a member is told under; each has a time of its own. */
const verifiedNotice = (at: Moment) => ({
  key: `verified-${new Date(at).getTime()}`,
  kind: 'verified' as const,
});

/**
 * Tells a member that an admin verified them; part of that change's transaction. If it can be undone, the mail waits so
 * long in the queue.
 */
export async function notifyVerified(
  strapi: Core.Strapi,
  memberId: number,
  { at, mayUndo }: { at: Date; mayUndo: boolean },
) {
  const notBefore = mayUndo && (await databaseNowPlus(strapi, VERIFY_UNDO_SECONDS * 1000));
  await announcing.announce(strapi, {
    ...verifiedNotice(at),
    to: [memberId],
    title: 'You are verified',
    body: 'You now have full access.',
    link: '/',
    mail: {
      lead: (organization) => `An admin of ${organization} has verified you.`,
      reason: 'you joined the portal',
      series: { name: SERIES, ends: [SERIES] },
      ...(notBefore && { notBefore }),
    },
  });
}

/**
 * Whether a member was told of this verification. Whoever joined by an invitation may be verified without having been
 * told so. Of one that is older than the lines that are kept, nobody knows, so it counts as told.
 */
const wasNotified = async (strapi: Core.Strapi, memberId: number, verifiedAt: Moment) =>
  new Date(verifiedAt) < daysAfter(new Date(), -READ_KEPT_DAYS) ||
  announcing.isRung(strapi, verifiedNotice(verifiedAt), memberId);

/**
 * Tells a member that an admin revoked their verification, which they were given at this time; part of that change's
 * transaction. A verification by a slip, of which no mail has left, is withdrawn without a word. Otherwise whoever was
 * told of it is mailed. Whether its mail has left is known only of a recent one, because mails that were sent are
 * deleted after a month.
 */
export async function notifyUnverified(
  strapi: Core.Strapi,
  memberId: number,
  verifiedAt: Moment | null,
) {
  const isNotified = verifiedAt !== null && (await wasNotified(strapi, memberId, verifiedAt));
  const isRecent = Date.now() - Number(new Date(verifiedAt ?? 0)) < UNDONE_WITHIN_MS;
  if (isNotified && isRecent) {
    if (await announcing.withdraw(strapi, verifiedNotice(verifiedAt), [memberId])) return;
  }
  await announcing.announce(strapi, {
    to: [memberId],
    kind: 'unverified',
    title: 'You are no longer verified',
    body: 'You can’t open some sections until an admin verifies you again.',
    link: '/',
    ...(isNotified && { mail: UNVERIFIED_MAIL }),
  });
}
