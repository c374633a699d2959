/** Mails about a member's second factor. Each says what to do if it was somebody else. */
import type { Core } from '@strapi/strapi';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { sessionPages } from '@hearthside/contract/session/pages';
import { mailIn, portalLink } from '../../../mail/mail-content';

const REASON = 'this is the account’s email address';
const NOT_ME = 'If this wasn’t you, please set a new password right away and contact us.';

/** What was changed, each in one sentence. */
const CHANGES = {
  on: 'Two-step sign-in is now on for your account at {organization}. Other devices were signed out.',
  app: 'An authenticator app was set up for your account at {organization}.',
  appRemoved: 'The authenticator app was removed from your account at {organization}.',
  passkey: 'A passkey was added to your account at {organization}.',
  passkeyRemoved: 'A passkey was removed from your account at {organization}.',
  off: 'Two-step sign-in is now off for your account at {organization}. You can sign in with just your password.',
  codes:
    'New recovery codes were made for your account at {organization}. The old ones no longer work.',
  codeUsed:
    'A recovery code was used to sign in to your account at {organization} or to confirm something there.',
} as const;
export type FactorChange = keyof typeof CHANGES;

export const factorChangedMail = (strapi: Core.Strapi, name: string, change: FactorChange) =>
  mailIn(strapi, (organization) => ({
    subject: 'Your two-step sign-in has changed',
    greeting: name,
    paragraphs: [CHANGES[change].replace('{organization}', () => organization)],
    action: { label: 'Review sign-in settings', link: portalLink(sessionPages.security) },
    closing: NOT_ME,
    reason: REASON,
  }));

/** `by` is the admin who has begun the reset, and `token` that of the link by which the member confirms it at once. */
export const factorResetMail = (
  strapi: Core.Strapi,
  name: string,
  { by, reason, token }: { by: string; reason: string; token: string },
) =>
  mailIn(strapi, (organization) => ({
    subject: 'Your two-step sign-in is being reset',
    greeting: name,
    paragraphs: [
      `${by} has asked to turn off two-step sign-in for your account at ${organization}, so you can sign in with your password and set it up again. Reason given: ${reason}`,
      `It takes effect in ${SECOND_FACTOR.resetHours} hours. If you asked for this, use the button and it takes effect right away.`,
    ],
    action: {
      label: 'Turn it off now',
      link: portalLink(`${sessionPages.confirmFactorReset}?token=${token}`),
    },
    closing:
      'If you didn’t ask for this, sign in, open Profile, Sign-in & security, and choose “Keep it”. Then please contact us.',
    reason: 'an admin started to change how you sign in',
  }));
