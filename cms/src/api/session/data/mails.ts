import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { DENY_SIGN_IN_DAYS, UNDO_EMAIL_DAYS } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { mailIn, portalLink, type MailContent } from '../../../mail/mail-content';
import * as office from '../../../office/office';

/**
 * The greeting of an email to an address that nobody has confirmed. Whoever entered the address entered the name too,
 * and the organization does not send a stranger's words.
 */
const NOBODY_YET = '';

const withToken = (path: string, token: string) => portalLink(`${path}?token=${token}`);

/** The emails about an account. Each says why it was sent and what to do if it was not requested. */
export const confirmMail = (strapi: Core.Strapi, token: string): Promise<MailContent> =>
  mailIn(strapi, (organisation) => ({
    subject: 'Please confirm your email address',
    greeting: NOBODY_YET,
    paragraphs: [
      `Thank you for joining ${organisation}. Confirm your email address, then sign in with the password you have chosen.`,
    ],
    action: {
      label: 'Confirm my email address',
      link: withToken(sessionPages.confirmEmail, token),
    },
    closing: 'The link works for two days. If you did not join, you can ignore this email.',
    reason: 'somebody, probably you, joined with this address',
  }));

export const changeEmailMail = (strapi: Core.Strapi, token: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Please confirm your new email address',
    greeting: NOBODY_YET,
    paragraphs: [
      `This address was entered for your account at ${organisation}. Confirm it, and we will use it from now on.`,
    ],
    action: { label: 'Confirm my new address', link: withToken(sessionPages.confirmEmail, token) },
    closing: 'The link works for two days. If this was not you, you can ignore this email.',
    reason: 'somebody, probably you, entered this address for an account',
  }));

/** The button that undoes a change of address, and until when it works. */
const undoEmail = async (strapi: Core.Strapi, token: string) => {
  const { supportEmail } = await office.read(strapi);
  const orWrite = supportEmail ? ` You can also write to ${supportEmail}.` : '';
  return {
    action: { label: 'This was not me', link: withToken(sessionPages.undoEmailChange, token) },
    closing: `The link works for ${UNDO_EMAIL_DAYS} days. Until then, nobody else can use this address here.${orWrite} If it was you, there is nothing to do.`,
    reason: 'the account has or had this address',
  };
};

export async function emailChangeAskedMail(
  strapi: Core.Strapi,
  name: string,
  email: string,
  token: string,
) {
  const undo = await undoEmail(strapi, token);
  return mailIn(strapi, (organisation) => ({
    subject: 'Your email address is about to change',
    greeting: name,
    paragraphs: [
      `Somebody entered a new address for your account at ${organisation}: ${email}. It replaces this one once the link we sent there is opened.`,
      'If this was not you, use the button below. Your address stays, everybody is signed out of your account, and you choose a new password.',
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
  return mailIn(strapi, (organisation) => ({
    subject: 'Your email address has been changed',
    greeting: name,
    paragraphs: [
      `From now on you sign in to ${organisation} with ${email}.`,
      'If this was not you: you get this address back, everybody is signed out of your account, and you choose a new password.',
    ],
    ...undo,
  }));
}

export async function addressReservedMail(strapi: Core.Strapi) {
  return mailIn(strapi, (organisation) => ({
    subject: 'This email address isn\u2019t available yet',
    greeting: NOBODY_YET,
    paragraphs: [
      `Somebody, probably you, tried to join ${organisation} with this address. It belonged to an account until a few days ago and is kept for its owner for ${UNDO_EMAIL_DAYS} days. Please try again after that.`,
    ],
    closing: 'If this was not you, there is nothing to do.',
    reason: 'somebody, probably you, tried to join with this address',
  }));
}

export const accountKnownMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'You already have an account',
    greeting: name,
    paragraphs: [
      `Somebody, probably you, tried to join ${organisation} with this address, which already has an account. You can just sign in. If you have forgotten your password, set a new one.`,
    ],
    action: { label: 'Set a new password', link: portalLink(sessionPages.forgotPassword) },
    closing: 'If this was not you, nothing has changed and there is nothing to do.',
    reason: 'somebody, probably you, tried to join with this address',
  }));

export const accountDeletedMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Your account has been deleted',
    greeting: name,
    paragraphs: [
      `Somebody, probably you, tried to join ${organisation} with this address. It belongs to an account that has been deleted. If you would like it back, please contact us.`,
    ],
    closing: 'If this was not you, there is nothing to do.',
    reason: 'somebody, probably you, tried to join with this address',
  }));

/** `by` is the name of the admin who invites; empty where the portal does not know it. */
export const invitationMail = (strapi: Core.Strapi, token: string, by: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'You are invited',
    greeting: NOBODY_YET,
    paragraphs: [
      by
        ? `${by} invites you to the members\u2019 portal of ${organisation}.`
        : `You are invited to the members\u2019 portal of ${organisation}.`,
      'Choose a password, and your account is ready.',
    ],
    action: { label: 'Accept the invitation', link: withToken(sessionPages.welcome, token) },
    closing: `The link works once, for ${INVITATION_DAYS} days. If you do not want to join, you can ignore this email.`,
    reason: `${by || 'an admin'} entered this address to invite you`,
  }));

export const resetMail = (
  strapi: Core.Strapi,
  { firstName, confirmed }: { firstName: string; confirmed: boolean },
  token: string,
) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Set a new password',
    greeting: confirmed ? firstName : NOBODY_YET,
    paragraphs: [`You asked ${organisation} for a link to set a new password. Here it is.`],
    action: { label: 'Set a new password', link: withToken(sessionPages.resetPassword, token) },
    closing:
      'The link works once, for one hour. If you did not ask for it, you can ignore this email.',
    reason: 'somebody, probably you, asked for it on the sign-in page',
  }));

/** The same at the wish of an admin, whose name is `by`. */
export const resetMailBy = (strapi: Core.Strapi, name: string, token: string, by: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Set a new password',
    greeting: name,
    paragraphs: [
      `${by} of ${organisation} sends you this link to set a new password. Your current one works until then.`,
    ],
    action: { label: 'Set a new password', link: withToken(sessionPages.resetPassword, token) },
    closing: 'The link works once, for one hour. If you don’t need it, you can ignore this email.',
    reason: `${by || 'an admin'} sent it to you from the office`,
  }));

export const suspendedMail = (strapi: Core.Strapi, name: string, sentence: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Your account is suspended',
    greeting: name,
    paragraphs: [
      `An admin at ${organisation} suspended your account, so you can’t sign in for now. Nothing has been deleted.`,
      sentence,
    ],
    reason: 'your own account has changed',
  }));

/** `when` is the time of the sign-in as people write it, by the clocks of the office. */
export const newDeviceMail = (
  strapi: Core.Strapi,
  name: string,
  { device, when }: { device: string; when: string },
  token: string,
) =>
  mailIn(strapi, (organisation) => ({
    subject: 'A sign-in on a new device',
    greeting: name,
    paragraphs: [
      `Somebody, probably you, signed in to your account at ${organisation} from a new device.`,
      `Device: ${device}. Time: ${when}.`,
      'If this was you, there is nothing to do. If not, use the button below: everybody is signed out of your account, and you choose a new password.',
    ],
    action: { label: 'This was not me', link: withToken(sessionPages.denySignIn, token) },
    closing: `The link works once, for ${DENY_SIGN_IN_DAYS} days.`,
    reason: 'somebody signed in to the account with this address',
  }));

export const passwordChangedMail = (strapi: Core.Strapi, name: string) =>
  mailIn(strapi, (organisation) => ({
    subject: 'Your password has been changed',
    greeting: name,
    paragraphs: [
      `The password for your account at ${organisation} has just been changed, and other devices were signed out.`,
    ],
    closing: 'If this wasn’t you, please set a new password right away and contact us.',
    reason: 'this is the account’s email address',
  }));
