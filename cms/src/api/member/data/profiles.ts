/** Changes a profile. */
import type { Core } from '@strapi/strapi';
import {
  ANIMAL_LABELS,
  mayOffer,
  SERVICE_LABELS,
  type Offer,
  type SavedOffer,
} from '@hearthside/contract/member/offer';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import type { Profile, Visibility } from '@hearthside/contract/member/profile';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { formatPhone } from '@hearthside/contract/phone';
import { lockRow } from '../../../db/lock-row';
import { evictMember, type Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { notifyProfileChanged } from '../../notification/services/notification';
import { provePassword, countProof, askToConfirmEmail } from '../../session/services/session';
import { onMemberChanged } from '../../../subject-hooks';
import * as historyService from '../../history/services/history';
import { changesBetween } from '../../../text/changes';
import { memberKeys } from '../../../text/member-keys';
import { rowOf, joinedRowOf } from '../../../auth/member-access';
import { aboutMember, nameIn } from '../../../text/member-name';
import {
  addressIn,
  offerIn,
  revisionOf,
  roleIn,
  toMe,
  type WholeMember,
} from '../../../auth/member-row';
import { barWords } from '../../../text/bar-words';
import { MEMBER_UID } from '../../../auth/member-uid';
import { mergedOffer } from '../rules/merged-offer';

const CHANGED_MEANWHILE =
  'Someone else changed this profile while you were editing. Your changes are still here. Review them and save again.';

/** What a save carries besides the profile itself. */
export interface SaveProof {
  /** The revision of the profile that was edited. */
  revision?: string | undefined;
  /** The password of the member who saves. */
  currentPassword?: string | undefined;
}

const said = (row: WholeMember) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  phoneNumber: formatPhone(row.phoneNumber ?? ''),
  ...addressIn(row),
});
const shownOf = (row: WholeMember) => ({
  showEmail: Boolean(row.showEmail),
  showCity: Boolean(row.showCity),
});
const shown = (is: unknown) => (is ? 'Shown' : 'Hidden');

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

async function write(strapi: Core.Strapi, row: WholeMember, by: number, changes: HistoryChange[]) {
  if (changes.length === 0) return;
  const about = aboutMember(row);
  await historyService.record(strapi, { by, action: 'profile', about, changes });
  if (by !== row.id) await notifyProfileChanged(strapi, row.id, changes);
}

/** What a save changes besides the address. */
const changesOf = (before: WholeMember, profile: Omit<Profile, 'email'>) =>
  changesBetween(PROFILE_LABELS, said(before), {
    ...profile,
    phoneNumber: formatPhone(profile.phoneNumber),
  });

/** Whether a profile, with the address that waits for its confirmation, already is as it was to be saved. */
const saysAlready = (row: WholeMember, { email, ...profile }: Profile) =>
  email === (row.pendingEmail ?? row.email) && changesOf(row, profile).length === 0;

/**
 * Saves a profile: the member's own or, for an admin, a caregiver's. A new email address waits until its link is
 * followed, and requires the password of whoever saves. A save that started from another revision of the profile is
 * refused.
 */
export async function saveProfile(
  strapi: Core.Strapi,
  by: Pick<Member, 'id' | 'hasSecondFactor' | 'provedAt'>,
  id: number,
  { email, ...profile }: Profile,
  { revision, currentPassword }: SaveProof = {},
) {
  const asked = await rowOf(strapi, id);
  const isNew = (row: WholeMember) => email !== row.email;
  const isNewRequest = (row: WholeMember) => isNew(row) && email !== row.pendingEmail;
  const proved = isNewRequest(asked);
  if (proved) await provePassword(strapi, by, currentPassword);
  // Also if the same address was requested before: its link may be used up, lost or expired.
  const isAskedAgain = isNew(asked) && changesOf(asked, profile).length === 0;
  const mayProve = (proved || isAskedAgain) && (await countProof(by.id, email));
  await transaction(strapi, async () => {
    const own = by.id === id;
    await lockRow(strapi, 'up_users', id);
    const before = own ? await rowOf(strapi, id) : await joinedRowOf(strapi, id);
    if (revision !== undefined && revision !== revisionOf(before)) {
      // The same save sent again, because its answer was lost.
      if (saysAlready(before, { email, ...profile })) return;
      throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
    }
    if (isNewRequest(before) && !proved) throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
    const keys = memberKeys({ ...profile, email: before.email, ...shownOf(before) });
    const pendingEmail = isNew(before) ? email : null;
    await query(strapi).update({ where: { id }, data: { ...profile, ...keys, pendingEmail } });
    const changes = changesOf(before, profile);
    if (isNewRequest(before)) {
      changes.push({ field: 'Email, to be confirmed', from: before.email, to: email });
    }
    await write(strapi, before, by.id, changes);
    const renamed = nameIn(profile) !== nameIn(before) && { name: nameIn(profile) };
    await onMemberChanged(strapi, id, { by: by.id, before, ...renamed });
    // Saved without a change, the link is asked for again. It stays as it is when something else was corrected.
    if (pendingEmail && (isNewRequest(before) || changes.length === 0)) {
      const asking = { isNewRequest: isNewRequest(before), mayProve };
      await askToConfirmEmail(strapi, id, pendingEmail, asking);
    }
  });
  evictMember(id);
  return rowOf(strapi, id);
}

/** Saves what the directory shows of a member. It takes effect at once. What is not chosen stays as it is. */
export async function saveVisibility(strapi: Core.Strapi, id: number, chosen: Visibility) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id);
    const before = await rowOf(strapi, id);
    const { showEmail = shownOf(before).showEmail, showCity = shownOf(before).showCity } = chosen;
    const keys = memberKeys({ ...before, showEmail, showCity });
    await query(strapi).update({ where: { id }, data: { showEmail, showCity, ...keys } });
    const labels = { email: 'Email in the directory', city: 'City in the directory' };
    const was = { email: shown(before.showEmail), city: shown(before.showCity) };
    const is = { email: shown(showEmail), city: shown(showCity) };
    await write(strapi, before, id, changesBetween(labels, was, is));
  });
  return toMe(await rowOf(strapi, id));
}

const OFFER_LABELS = { services: 'Services offered', animals: 'Animals accepted' };
const inWords = ({ services, animals }: Offer) => ({
  services: services.map((service) => SERVICE_LABELS[service]).join(', '),
  animals: animals.map((animal) => ANIMAL_LABELS[animal]).join(', '),
});

/**
 * Saves which services a member offers and which animals they take. With `before`, what the window knew them as, only
 * what was changed there is saved.
 * @throws 403 if their role has no such card
 */
export async function saveOffer(
  strapi: Core.Strapi,
  id: number,
  { before: seen, ...chosen }: SavedOffer,
) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id);
    const before = await rowOf(strapi, id);
    if (!mayOffer(roleIn(before))) throw refuse.notAllowed();
    const was = offerIn(before);
    const offer = seen ? mergedOffer(was, seen, chosen) : chosen;
    const data = { services: barWords(offer.services), animals: barWords(offer.animals) };
    await query(strapi).update({ where: { id }, data });
    const changes = changesBetween(OFFER_LABELS, inWords(was), inWords(offer));
    await write(strapi, before, id, changes);
  });
  return toMe(await rowOf(strapi, id));
}
