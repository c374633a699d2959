import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { DENY_SIGN_IN_DAYS, UNDO_EMAIL_DAYS } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { mailIn, portalLink, type MailContent } from '../../../mail/mail-content';
import * as office from '../../../office/office';
import type { Account } from './accounts';

/**
 * The greeting of an email to an address that nobody has confirmed. Whoever entered the address entered the name too,
 * and the organization does not send a stranger's words.
 */
const NOBODY_YET = '';

const withToken = (path: string, token: string) => portalLink(`${path}?token=${token}`);

/** The emails about an account. Each says why it was sent and what to do if it was not requested. */
export const confirmMail = (strapi: Core.Strapi, token: string): Promise<MailContent> =>
  mailIn(strapi, (organization) => ({
    subject: 'Please confirm your email address',
    greeting: NOBODY_YET,
    paragraphs: [
      `Thank you for joining ${organization}. Confirm your email address, then sign in with the password you chose.`,
    ],
    action: {
      label: 'Confirm my email address',
      link: withToken(sessionPages.confirmEmail, token),
    },
    closing: 'The link works for two days. If you did not join, you can ignore this email.',
    reason: 'someone, probably you, signed up with this address',
  }));

export const changeEmailMail = (strapi: Core.Strapi, token: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'Please confirm your new email address',
    greeting: NOBODY_YET,
    paragraphs: [
      `This address was entered for your account at ${organization}. Confirm it, and we will use it from now on.`,
    ],
    action: { label: 'Confirm my new address', link: withToken(sessionPages.confirmEmail, token) },
    closing: 'The link works for two days. If this was not you, you can ignore this email.',
    reason: 'someone, probably you, entered this address for an account',
  }));

/** The button that undoes a change of address, and until when it works. */
const undoEmail = async (strapi: Core.Strapi, token: string) => {
  const { supportEmail } = await office.read(strapi);
  const orWrite = supportEmail ? ` You can also write to ${supportEmail}.` : '';
  return {
    action: { label: 'This wasn’t me', link: withToken(sessionPages.undoEmailChange, token) },
    closing: `The link works for ${UNDO_EMAIL_DAYS} days. During that time, no one else can use this address here.${orWrite} If this was you, you don’t need to do anything.`,
    reason: 'this is, or was, the account’s email address',
  };
};

export async function emailChangeAskedMail(
  strapi: Core.Strapi,
  name: string,
  email: string,
  token: string,
) {
  const undo = await undoEmail(strapi, token);
  return mailIn(strapi, (organization) => ({
    subject: 'Your email address is about to change',
    greeting: name,
    paragraphs: [
      `Someone entered a new email address for your account at ${organization}: ${email}. It will replace this one once it’s confirmed with the link we sent there.`,
      'If this wasn’t you, use the button below. You’ll keep this address, everyone will be signed out of your account, and you’ll choose a new password.',
    ],
    ...undo,
  }));
}

export async function emailChangedMail(
  strapi: Core.Strapi,
  name: string,
  email: string,
  token: string,
) {
  const undo = await undoEmail(strapi, token);
  return mailIn(strapi, (organization) => ({
    subject: 'Your email address has been changed',
    greeting: name,
    paragraphs: [
      `From now on, sign in to ${organization} with ${email}.`,
      'If this wasn’t you, use the button below. You’ll get this address back, everyone will be signed out of your account, and you’ll choose a new password.',
    ],
    ...undo,
  }));
}

export async function addressReservedMail(strapi: Core.Strapi) {
  return mailIn(strapi, (organization) => ({
    subject: 'This email address isn\u2019t available yet',
    greeting: NOBODY_YET,
    paragraphs: [
      `Someone, probably you, tried to join ${organization} with this address. It belonged to an account until a few days ago, so we’re holding it for its owner for ${UNDO_EMAIL_DAYS} days. Please try again after that.`,
    ],
    closing: 'If this wasn’t you, you don’t need to do anything.',
    reason: 'someone, probably you, tried to join with this address',
  }));
}

export const accountKnownMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'You already have an account',
    greeting: name,
    paragraphs: [
      `Someone, probably you, tried to join ${organization} with this address, which already has an account. You can just sign in. If you forgot your password, set a new one.`,
    ],
    action: { label: 'Set a new password', link: portalLink(sessionPages.forgotPassword) },
    closing: 'If this wasn’t you, nothing has changed and you don’t need to do anything.',
    reason: 'someone, probably you, tried to join with this address',
  }));

export const accountDeletedMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'Your account has been deleted',
    greeting: name,
    paragraphs: [
      `Someone, probably you, tried to join ${organization} with this address. It belongs to an account that was deleted. If you would like it back, please contact us.`,
    ],
    closing: 'If this wasn’t you, you don’t need to do anything.',
    reason: 'someone, probably you, tried to join with this address',
  }));

/** `by` is the name of the admin who invites; empty where the portal does not know it. */
export const invitationMail = (strapi: Core.Strapi, token: string, by: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'You are invited',
    greeting: NOBODY_YET,
    paragraphs: [
      by
        ? `${by} invited you to the ${organization} members\u2019 portal.`
        : `You\u2019re invited to the ${organization} members\u2019 portal.`,
      'Choose a password to finish setting up your account.',
    ],
    action: { label: 'Accept the invitation', link: withToken(sessionPages.welcome, token) },
    closing: `The link works once, for ${INVITATION_DAYS} days. If you do not want to join, you can ignore this email.`,
    reason: `${by || 'an admin'} entered this address to invite you`,
  }));

export const resetMail = (
  strapi: Core.Strapi,
  to: Pick<Account, 'firstName' | 'confirmed' | 'deletedAt'>,
  token: string,
) =>
  mailIn(strapi, (organization) => ({
    subject: 'Set a new password',
    greeting: to.confirmed ? to.firstName : NOBODY_YET,
    paragraphs: [
      `You asked ${organization} for a link to set a new password. Here it is.`,
      to.deletedAt
        ? 'Your account is closed. Sign in with the new password to keep it, and everything will be as it was.'
        : '',
    ].filter(Boolean),
    action: { label: 'Set a new password', link: withToken(sessionPages.resetPassword, token) },
    closing:
      'The link works once, for one hour. If you did not ask for it, you can ignore this email.',
    reason: 'someone, probably you, asked for this link on the sign-in page',
  }));

/** The same at the wish of an admin, whose name is `by`. */
export const resetMailBy = (strapi: Core.Strapi, name: string, token: string, by: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'Set a new password',
    greeting: name,
    paragraphs: [
      `${by} at ${organization} sent you this link to set a new password. Your current password works until you do.`,
    ],
    action: { label: 'Set a new password', link: withToken(sessionPages.resetPassword, token) },
    closing: 'The link works once, for one hour. If you don’t need it, you can ignore this email.',
    reason: `${by || 'an admin'} sent you this link`,
  }));

export const suspendedMail = (strapi: Core.Strapi, name: string, sentence: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'Your account is suspended',
    greeting: name,
    paragraphs: [
      `An admin at ${organization} suspended your account, so you can’t sign in for now. Nothing has been deleted.`,
      sentence,
    ],
    reason: 'your account was changed',
  }));

export const reinstatedMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'You can sign in again',
    greeting: name,
    paragraphs: [
      `Your account at ${organization} is open again.`,
      'Everything is as it was. If your password doesn’t work, set a new one.',
    ],
    action: { label: 'Open the portal', link: portalLink('/') },
    closing: 'If you did not expect this, please contact us.',
    reason: 'your account was changed',
  }));

/** `when` is the time of the sign-in as people write it, by the clocks of the office. */
export const newDeviceMail = (
  strapi: Core.Strapi,
  name: string,
  { device, when }: { device: string; when: string },
  token: string,
) =>
  mailIn(strapi, (organization) => ({
    subject: 'Sign-in from a new device',
    greeting: name,
    paragraphs: [
      `Someone, probably you, signed in to your account at ${organization} from a new device.`,
      `Device: ${device}. Time: ${when}.`,
      'If this was you, you don’t need to do anything. If not, use the button below: everyone will be signed out of your account, and you’ll choose a new password.',
    ],
    action: { label: 'This wasn’t me', link: withToken(sessionPages.denySignIn, token) },
    closing: `The link works once, for ${DENY_SIGN_IN_DAYS} days.`,
    reason: 'someone signed in to the account with this address',
  }));

/** `dropped`: the new address that waited to be confirmed until then. */
export const passwordChangedMail = (strapi: Core.Strapi, name: string, dropped: string | null) =>
  mailIn(strapi, (organization) => ({
    subject: 'Your password has been changed',
    greeting: name,
    paragraphs: [
      `The password for your account at ${organization} has just been changed, and other devices were signed out.`,
      ...(dropped
        ? [
            `The change of your email address to ${dropped} had not been confirmed, and was canceled. If you still want it, you can ask for it again on your profile.`,
          ]
        : []),
    ],
    closing: 'If this wasn’t you, please set a new password right away and contact us.',
    reason: 'this is the account’s email address',
  }));
