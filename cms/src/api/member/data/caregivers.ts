/** Caregivers are members with the role caretaker (docs/decisions/012). Ruling 5 says what members see of them. */
import type { Core } from '@strapi/strapi';
import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import type { PageQuery } from '@hearthside/contract/list';
import type { Profile } from '@hearthside/contract/member/profile';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { namesOf } from '../../trust/services/trust';
import { canSeeCaregiver, mayEditCaregiver, verifiedFor } from '../policy';
import { saveProfile } from './profiles';
import * as memberAccess from '../../../auth/member-access';
import type { SaveProof } from './profiles';
import { memberPage } from './member-page';
import { withPlace, type PlaceQuery } from './place-asked';
import { toCaregiver, revisionOf, roleIn, type WholeMember } from '../../../auth/member-row';

/** A caregiver whom this member may see. Anyone else is answered as if they did not exist. */
async function caregiverFor(strapi: Core.Strapi, member: Member, id: number): Promise<WholeMember> {
  const row = await memberAccess.find(strapi, id);
  if (!row || !canSeeCaregiver(member, { ...row, role: roleIn(row) })) {
    throw refuse.notFound(CAREGIVER_TEXTS.noneSelected);
  }
  return row;
}

async function detailOf(strapi: Core.Strapi, member: Member, row: WholeMember) {
  const trusts = await namesOf(strapi, [row.id]);
  const may = mayEditCaregiver(member, row.id);
  return {
    ...toCaregiver(row, trusts.get(row.id) ?? ''),
    mayEdit: may,
    pendingEmail: may ? (row.pendingEmail ?? null) : null,
    revision: may ? revisionOf(row) : '',
  };
}

/** A page of caregivers by name. */
export async function caregivers(
  strapi: Core.Strapi,
  member: Member,
  given: PlaceQuery & PageQuery,
) {
  const asked = withPlace(given);
  const verified = verifiedFor(member);
  const { rows, pagination } = await memberPage(strapi, {
    ...asked,
    sort: 'name_asc',
    role: 'caretaker',
    verified,
    active: true,
  });
  const trusts = await namesOf(
    strapi,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => toCaregiver(row, trusts.get(row.id) ?? '', asked.around));
  return { success: true as const, data, pagination };
}

export async function caregiver(strapi: Core.Strapi, member: Member, id: number) {
  return detailOf(strapi, member, await caregiverFor(strapi, member, id));
}

/** Saves a caregiver's profile, for members who may edit the card. */
export async function saveCaregiver(
  strapi: Core.Strapi,
  member: Member,
  id: number,
  profile: Profile,
  proof: SaveProof,
) {
  await caregiverFor(strapi, member, id);
  if (!mayEditCaregiver(member, id)) throw refuse.notAllowed('You can edit only your own profile.');
  const row = await saveProfile(strapi, member, id, profile, proof);
  const data = await detailOf(strapi, member, row);
  return { success: true as const, message: CAREGIVER_TEXTS.saved, data };
}
