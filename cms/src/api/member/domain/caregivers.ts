import type { Core } from '@strapi/strapi';
import { canSeeUnverified } from '@hearthside/contract/access';
import { CAREGIVER_TEXTS } from '@hearthside/contract/caregiver';
import type { PageQuery } from '@hearthside/contract/list';
import type { Profile } from '@hearthside/contract/member';
import type { Member } from '../../../access/member-cache';
import { refuse } from '../../../access/refuse';
import { services } from '../../../services';
import { memberAccess } from './member-access';
import type { SaveProof } from './profiles';
import { memberPage } from './member-page';
import { toCaregiver, revisionOf, roleIn, type WholeMember } from './member-row';

/** Caregivers are the caretakers (docs/decisions/012); what members see of them is ruling 5. */
export function caregivers(strapi: Core.Strapi) {
  const { find } = memberAccess(strapi);

  /** Who edits a card: an admin, and its own caretaker (ruling 3). */
  const mayEdit = (member: Member, id: number) => member.role === 'admin' || member.id === id;

  /** A caregiver whom this member may see; everybody else looks like nobody. */
  async function caregiverFor(member: Member, id: number): Promise<WholeMember> {
    const row = await find(id);
    const isCaregiver =
      row && roleIn(row) === 'caretaker' && row.confirmed && !row.blocked && !row.deletedAt;
    if (!isCaregiver || !(row.verified || canSeeUnverified(member))) {
      throw refuse.notFound(CAREGIVER_TEXTS.noneSelected);
    }
    return row;
  }

  async function detailOf(member: Member, row: WholeMember) {
    const trusts = await services(strapi).trust.namesOf([row.id]);
    const may = mayEdit(member, row.id);
    return {
      ...toCaregiver(row, trusts.get(row.id) ?? ''),
      mayEdit: may,
      pendingEmail: may ? (row.pendingEmail ?? null) : null,
      revision: may ? revisionOf(row) : '',
    };
  }

  return {
    /** A page of caregivers by name. */
    async caregivers(member: Member, asked: PageQuery) {
      const verified = canSeeUnverified(member) ? undefined : true;
      const { rows, pagination } = await memberPage(strapi, {
        ...asked,
        sort: 'name_asc',
        role: 'caretaker',
        verified,
        active: true,
      });
      const trusts = await services(strapi).trust.namesOf(rows.map(({ id }) => id));
      const data = rows.map((row) => toCaregiver(row, trusts.get(row.id) ?? ''));
      return { success: true as const, data, pagination };
    },

    async caregiver(member: Member, id: number) {
      return detailOf(member, await caregiverFor(member, id));
    },

    /** Saves a caregiver's profile, for whoever may edit the card. */
    async saveCaregiver(member: Member, id: number, profile: Profile, proof: SaveProof) {
      await caregiverFor(member, id);
      if (!mayEdit(member, id)) throw refuse.notAllowed('You may edit only your own profile.');
      const row = await services(strapi).member.saveProfile(member, id, profile, proof);
      const data = await detailOf(member, row);
      return { success: true as const, message: CAREGIVER_TEXTS.saved, data };
    },
  };
}
