/** Who registered and has not confirmed the email address: the mail again, or the account removed. */
import type { Core } from '@strapi/strapi';
import * as memberAccess from '../../../auth/member-access';
import type { Member } from '../../../auth/member-cache';
import type { WholeMember } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { lockRow } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { deleteMailsTo } from '../../../mail/mail-queue';
import { aboutMember, nameIn } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { countMail, mailConfirmation, revokeAccess } from '../../session/services/session';

/** Somebody who registered by themselves and has not confirmed. Anyone else is answered as if they did not exist. */
async function unconfirmedRowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await memberAccess.find(strapi, id);
  if (row && !row.confirmed && !row.invitedAt && !row.deletedAt) return row;
  throw refuse.notFound('This person has confirmed their email address or no longer exists.');
}

/** Mails the link to confirm the address once more. The link before stops working. */
export async function sendConfirmation(strapi: Core.Strapi, admin: Member, id: number) {
  const { email } = await unconfirmedRowOf(strapi, id);
  await countMail(email);
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id);
    const row = await unconfirmedRowOf(strapi, id);
    await mailConfirmation(strapi, row);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'confirmation_sent', about });
  });
  return { id };
}

/** Removes the account: its link stops working, and its address can register again. */
export async function removeUnconfirmed(strapi: Core.Strapi, admin: Member, id: number) {
  await unconfirmedRowOf(strapi, id);
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id, { toDelete: true });
    const row = await unconfirmedRowOf(strapi, id);
    await revokeAccess(strapi, id);
    await deleteMailsTo(strapi, row.email);
    const where = { id, confirmed: false };
    const { count } = await strapi.db.query(MEMBER_UID).deleteMany({ where });
    // They may have followed their link in this very moment.
    if (count === 0) throw refuse.wrongState(`${nameIn(row)} just confirmed their email address.`);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'unconfirmed_removed', about });
  });
  return { id };
}
