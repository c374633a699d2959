/** What admins put right in somebody else's account: the profile, a forgotten password, forgotten sessions. */
import type { Core } from '@strapi/strapi';
import type { Profile } from '@hearthside/contract/member/profile';
import { joinedRowOf } from '../../../auth/member-access';
import { evictMember, type Member } from '../../../auth/member-cache';
import { accountStateOf } from '../../../auth/member-row';
import { nameOf } from '../../../auth/members';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { countMail, mailResetLink, signOutMember } from '../../session/services/session';
import { saveProfile, type SaveProof } from './profiles';
import { notOwnAccount } from './suspensions';

/**
 * Saves the profile of another member. A new email address waits for its confirmation like one they gave themselves:
 * an admin mistypes too (docs/decisions/089).
 * @throws 409 for one's own, which has its page, and where somebody else has saved it meanwhile.
 */
export async function saveUser(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  profile: Profile,
  proof: SaveProof,
) {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'save your own profile here');
  return saveProfile(strapi, admin, id, profile, proof);
}

/** Mails a member a link to set a new password, in the name of the admin who sends it. */
export async function sendResetLink(strapi: Core.Strapi, admin: Member, id: number) {
  const { email } = await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'send yourself a link here');
  await countMail(email);
  await transaction(strapi, async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    if (accountStateOf(row) !== 'active') {
      throw refuse.wrongState('This account can’t sign in right now. Restore access first.');
    }
    await mailResetLink(strapi, row, await nameOf(strapi, admin.id));
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'reset_link', about });
  });
  return { id };
}

/** Ends all sessions of a member. Returns how many there were. */
export async function endSessions(strapi: Core.Strapi, admin: Member, id: number) {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'sign yourself out here');
  const ended = await transaction(strapi, async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    const count = await signOutMember(strapi, id);
    const about = aboutMember(row);
    if (count > 0) {
      await historyService.record(strapi, { by: admin.id, action: 'signed_out', about });
    }
    return count;
  });
  evictMember(id);
  return { ended };
}
