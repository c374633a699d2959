import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/invitation';
import { daysAfter } from '../../../days';
import { queueMail } from '../../../notify/mail-queue';
import { accounts, type Account } from './accounts';
import { invitationMail } from './mails';
import { mailTokens } from './mail-token';

type Invited = Pick<Account, 'id' | 'email'>;

/** The link by which somebody invited chooses a password; each new one ends the one before. */
export function invitationLinks(strapi: Core.Strapi) {
  const account = accounts(strapi);
  const tokens = mailTokens(strapi);

  async function mailLink(to: Invited, ends: Date) {
    const token = await tokens.issue(to.id, 'invitation', ends);
    await queueMail(strapi, to.email, await invitationMail(strapi, token));
  }

  return {
    /** An admin's invitation; it holds its days from now on. */
    async sendInvitation(to: Invited) {
      const invitedAt = new Date();
      await account.change(to.id, { invitedAt });
      await mailLink(to, daysAfter(invitedAt, INVITATION_DAYS));
    },

    /** The mail once more for who asks at the door. Only an admin gives an invitation more time. */
    async remindInvited(to: Account) {
      const ends = daysAfter(to.invitedAt ?? 0, INVITATION_DAYS);
      if (ends.getTime() > Date.now()) await mailLink(to, ends);
    },
  };
}
