/** The link by which somebody invited chooses a password; each new one ends the one before. */
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

/** An admin's invitation; it holds its days from now on. */
export async function sendInvitation(strapi: Core.Strapi, to: Invited) {
  const invitedAt = new Date();
  await accounts.change(strapi, to.id, { invitedAt });
  await mailLink(strapi, to, daysAfter(invitedAt, INVITATION_DAYS));
}

/** The mail once more for who asks at the door. Only an admin gives an invitation more time. */
export async function remindInvited(strapi: Core.Strapi, to: Account) {
  const ends = daysAfter(to.invitedAt ?? 0, INVITATION_DAYS);
  if (ends.getTime() > Date.now()) await mailLink(strapi, to, ends);
}
