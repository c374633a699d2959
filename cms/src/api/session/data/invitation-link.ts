/** The link with which an invited person chooses a password. Each new one ends the one before. */
import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { daysAfter } from '../../../text/days';
import { nameOf } from '../../../auth/members';
import { queueMail } from '../../../mail/mail-queue';
import * as accounts from './accounts';
import { type Account } from './accounts';
import { invitationMail } from './mails';
import * as mailToken from './mail-token';

type Invited = Pick<Account, 'id' | 'email'>;

async function mailLink(
  strapi: Core.Strapi,
  to: Invited,
  { ends, by }: { ends: Date; by: string },
) {
  const token = await mailToken.issue(strapi, to.id, 'invitation', ends);
  await queueMail(strapi, to.email, await invitationMail(strapi, token, by));
}

/** Sends an admin's invitation, in the admin's name and valid for its full time from now on. */
export async function sendInvitation(strapi: Core.Strapi, to: Invited, adminId: number) {
  const invitedAt = new Date();
  await accounts.change(strapi, to.id, { invitedAt });
  const by = await nameOf(strapi, adminId);
  await mailLink(strapi, to, { ends: daysAfter(invitedAt, INVITATION_DAYS), by });
}

/** Sends the email again at the invited person's own request. Only an admin can extend an invitation. */
export async function remindInvited(strapi: Core.Strapi, to: Account) {
  const ends = daysAfter(to.invitedAt ?? 0, INVITATION_DAYS);
  if (ends.getTime() > Date.now()) await mailLink(strapi, to, { ends, by: '' });
}
