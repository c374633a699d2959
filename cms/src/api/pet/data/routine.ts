/** The feeding and routine of a pet: a list that is read and saved as a whole, with the pet's revision. */
import type { Core } from '@strapi/strapi';
import { routineWords, type RoutineForm, type RoutineLine } from '@hearthside/contract/pet/routine';
import type { Actor } from '../../../auth/actor';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { notifyPetOwner } from '../../notification/services/notification';
import { PET_UID } from '../rules/pet-uid';
import { lockedPetFor, petFor } from './pet-access';
import { recordOfPet } from './pet-changes';
import { aboutPet, revisionOf, routineIn } from './pet-row';

const CHANGED_MEANWHILE =
  'Someone else changed this pet while you were editing. Your changes are still here. Review them and save again.';

const inWords = (lines: readonly RoutineLine[]) => lines.map(routineWords).join('\n');

/**
 * Saves the routine of a pet, for whoever may change the pet.
 * @throws 409 if the pet was changed since.
 */
export async function saveRoutine(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  { lines, revision }: RoutineForm,
) {
  await petFor(strapi, member, id, 'change');
  await transaction(strapi, async () => {
    const row = await lockedPetFor(strapi, member, id, 'change');
    if (revision !== undefined && revision !== revisionOf(row)) {
      throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
    }
    const [from, to] = [inWords(routineIn(row)), inWords(lines)];
    if (from === to) return;
    const data = { routine: lines, version: row.version + 1 };
    await strapi.db.query(PET_UID).update({ where: { id }, data });
    const changes = [{ field: 'Routine', from, to }];
    const about = aboutPet(row);
    await recordOfPet(strapi, { by: member.id, action: 'changed', about, changes });
    if (row.ownerId !== null && row.ownerId !== member.id) {
      await notifyPetOwner(strapi, row.ownerId, about, changes);
    }
  });
}
