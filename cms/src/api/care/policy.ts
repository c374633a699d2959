/**
 * Who marks and changes the care tasks of a pet: functions of how a member stands to it, and the same rules in SQL.
 * Who sees them is who sees the pet.
 */
import { can } from '@hearthside/contract/access';
import type { CareRole } from '@hearthside/contract/pet/care';
import type { Actor } from '../../auth/actor';
import { canSee, type Condition, type PetLinks } from '../pet/policy';

/** How a member stands to a pet that they may see. */
export interface Standing {
  isOwner: boolean;
  /** Their places on its care team. */
  places: readonly CareRole[];
  /** Whether they are linked among its service providers. */
  isProvider: boolean;
}

/** The places whose members make tasks themselves. A trustee on the team marks those of others. */
const MAKING: readonly CareRole[] = ['caretaker', 'foster'];

const treats = (member: Actor, { isProvider }: Standing) => isProvider && can(member, 'medical');

/** Whether a member marks the pet's tasks as done or skipped. */
export const mayMark = (member: Actor, standing: Standing): boolean =>
  member.role === 'admin' ||
  standing.isOwner ||
  standing.places.length > 0 ||
  treats(member, standing);

/** Whether a member makes tasks for the pet. */
export const mayMake = (member: Actor, standing: Standing): boolean =>
  member.role === 'admin' ||
  standing.isOwner ||
  standing.places.some((place) => MAKING.includes(place)) ||
  treats(member, standing);

/** Whether a member changes a task: an admin and the owner any, whoever else makes tasks those of their own. */
export const mayChangeTask = (member: Actor, standing: Standing, madeById: number | null) =>
  member.role === 'admin' ||
  standing.isOwner ||
  (madeById === member.id && mayMake(member, standing));

/** Whether a member marks tasks of a pet with these links: nobody does of one they may not see. */
export const marksTasksOf = (member: Actor, pet: PetLinks, places: readonly CareRole[]): boolean =>
  canSee(member, pet) &&
  mayMark(member, {
    isOwner: pet.ownerId === member.id,
    places,
    isProvider: pet.providers.includes(member.id),
  });

const OWN = 'select id from pets where owner_id = ?';
const ON_TEAM = 'select pet_id from pet_care_team where member_id = ?';
const TREATED = 'select pet_id from pet_service_providers where member_id = ?';

/** The same as a condition on `pets as p`: the pets whose tasks a member marks. */
export function marksTasksWhere(member: Actor): Condition {
  if (member.role === 'admin') return ['p.deleted_at is null'];
  const roads = [OWN, ON_TEAM, ...(can(member, 'medical') ? [TREATED] : [])];
  const ids = roads.map(() => member.id);
  return [`p.deleted_at is null and p.id in (${roads.join(' union ')})`, ...ids];
}
