/** The link with which an invited person chooses a password. Each new one ends the one before. */
import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { daysAfter } from '../../../text/days';
import { queueMail } from '../../../mail/mail-queue';
import * as accounts from './accounts';
import { type Account } from './accounts';
import { invitationMail } from './mails';
import * as mailToken from './mail-token';

type Invited = Pick<Account, 'id' | 'email'>;

async function mailLink(strapi: Core.Strapi, to: Invited, ends: Date) {
  const token = await mailToken.issue(strapi, to.id, 'invitation', ends);
  await queueMail(strapi, to.email, await invitationMail(strapi, token));
}

/** Sends an admin's invitation, valid for its full time from now on. */
export async function sendInvitation(strapi: Core.Strapi, to: Invited) {
  const invitedAt = new Date();
  await accounts.change(strapi, to.id, { invitedAt });
  await mailLink(strapi, to, daysAfter(invitedAt, INVITATION_DAYS));
}

/** Sends the email again at the invited person's own request. Only an admin can extend an invitation. */
export async function remindInvited(strapi: Core.Strapi, to: Account) {
  const ends = daysAfter(to.invitedAt ?? 0, INVITATION_DAYS);
  if (ends.getTime() > Date.now()) await mailLink(strapi, to, ends);
}
