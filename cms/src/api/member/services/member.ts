/** People: their profile, the Users tab, the directory, caregivers, invitations. */
import type { Core } from '@strapi/strapi';
import type { DirectoryTab } from '@hearthside/contract/member/directory';
import { BULK_TEXTS } from '@hearthside/contract/member/bulk';
import type { PageQuery } from '@hearthside/contract/list';
import type { MemberSort } from '@hearthside/contract/member/sort';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import * as historyService from '../../history/services/history';
import { countSessions, lastOpened } from '../../session/services/session';
import { trustsOf } from '../../trust/services/trust';
import * as memberAccess from '../../../auth/member-access';
import { asUsers, type UserFilter } from '../data/listed-members';
import { memberIds, memberPage } from '../data/member-page';
import { selectedMembers, type Selection } from '../data/selected-members';
import { withPlace, type PlaceQuery } from '../data/place-asked';
import {
  archiveIn,
  revisionOf,
  suspensionIn,
  toDirectoryEntry,
  toMe,
  toUserListItem,
} from '../../../auth/member-row';
import { usersCsv } from '../data/users-csv';
import { verifiedFor } from '../policy';

export { home } from '../data/home';
export { saveOffer, saveProfile, saveVisibility } from '../data/profiles';
export { setPicture, removePicture } from '../data/pictures';
export { verify, verifyMany, changeRole, feature, unfeature } from '../data/rights';
export { suspend, liftSuspension } from '../data/suspensions';
export { archive, unarchive } from '../data/archiving';
export { saveUser, sendResetLink, endSessions } from '../data/put-right';
export { belongings } from '../data/belongings';
export { erase, remove, restore, trash } from '../data/trash';
export { ownData, askForCopy, copyLink } from '../own-data/copies';
export { beforeClosing, close } from '../own-data/closing';
export { dataRequests } from '../own-data/requests';
export {
  ownRoleRequest,
  askForRole,
  withdrawRoleRequest,
  answerRoleRequest,
} from '../data/role-requests';
export { sendConfirmation, removeUnconfirmed } from '../data/unconfirmed';
export { waitingRoom } from '../data/waiting-room';
export {
  invitations,
  invite,
  inviteList,
  resendInvitation,
  withdrawInvitation,
} from '../data/invitations';
export { memberPage as shownMember } from '../data/shown-member';
export { deleteFilter, savedFilters, saveFilter } from '../data/saved-filters';
export { startTask, task, taskRefusals, tasks, undoTask } from '../data/bulk-tasks';
export { caregivers, caregiver, saveCaregiver } from '../data/caregivers';

/** A member who has joined and is not in the trash, or a 404. */
export const joined = async (strapi: Core.Strapi, id: number) =>
  toMe(await memberAccess.joinedRowOf(strapi, id));

export async function detail(strapi: Core.Strapi, id: number) {
  const row = await memberAccess.joinedRowOf(strapi, id);
  const opened = await lastOpened(strapi, id);
  const noted = row.lastSignInAt === null ? null : new Date(row.lastSignInAt);
  const lastSignInAt = noted && opened && opened < noted ? noted : (opened ?? noted);
  return {
    ...toUserListItem(row),
    trusts: await trustsOf(strapi, id),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions: await countSessions(strapi, id),
    pendingEmail: row.pendingEmail ?? null,
    revision: revisionOf(row),
    suspension: suspensionIn(row),
    archive: archiveIn(row),
  };
}

/** A page of the Users tab: members who are confirmed, and neither in the trash nor in the archive. */
export async function list(strapi: Core.Strapi, asked: UserFilter & PageQuery) {
  const { rows, pagination } = await memberPage(strapi, asUsers(asked));
  return { users: rows.map(toUserListItem), pagination };
}

/** The same members as CSV, from all pages. */
export async function exportList(strapi: Core.Strapi, by: number, asked: UserFilter) {
  const ids = await memberIds(strapi, asUsers(asked));
  await historyService.recordExport(strapi, by, historyService.aboutList('Users'), ids.length);
  return { rows: ids.length, csv: usersCsv(strapi, ids) };
}

/** Those who are selected as CSV. Who has been erased since then is missing. @throws 400 if nobody is left */
export async function exportSelected(strapi: Core.Strapi, by: Member, selection: Selection) {
  const ids = await selectedMembers(strapi, by, selection);
  if (ids.length === 0) throw refuse.badInput(BULK_TEXTS.nobody);
  const about = historyService.aboutList('Selected users');
  await historyService.recordExport(strapi, by.id, about, ids.length);
  return { rows: ids.length, csv: usersCsv(strapi, ids) };
}

/**
 * A page of the directory: no blocked members, and only verified ones, except for members who may see unverified ones
 * (ruling 5).
 */
export async function directory(
  strapi: Core.Strapi,
  member: Member,
  { role: tab, ...given }: DirectoryQuery,
) {
  const asked = withPlace(given);
  const verified = verifiedFor(member);
  const whom = tab === 'featured' ? { featured: true } : { role: tab };
  const { rows, pagination } = await memberPage(strapi, {
    ...asked,
    ...whom,
    verified,
    active: true,
    asDirectory: true,
  });
  return { members: rows.map((row) => toDirectoryEntry(row, asked.around)), pagination };
}

type DirectoryQuery = PlaceQuery & PageQuery & { sort: MemberSort; role: DirectoryTab };
