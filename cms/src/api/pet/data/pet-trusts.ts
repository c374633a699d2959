/** The trusts a pet can be given to. */
import type { Core } from '@strapi/strapi';
import { can, ROLES } from '@hearthside/contract/access';
import type { PetSave, TrustOption } from '@hearthside/contract/pet/endpoints';
import { TRUST_PAGE } from '@hearthside/contract/trust/endpoints';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { roleIdOf } from '../../../auth/roles';
import * as trustService from '../../trust/services/trust';
import { searchedBy } from '../../../text/normalize';
import { nameIn } from '../../../text/member-name';
import { seesEveryPet } from '../policy';

interface Named {
  id: number;
  name: string;
}

interface MemberNames {
  trustId: number;
  id: number;
  firstName: string;
  lastName: string;
}

/** How many names are given where nobody would read a longer list. */
const NAMES_SHOWN = 10;

/** Roles that see a pet only because they are assigned to its trust. */
const SEEING_BY_TRUST = ROLES.filter(
  (role) => can({ role, verified: true }, 'pet_records') && !seesEveryPet(role),
);

/** Whether a member has pets to assign and contacts to link: an admin, or an owner. */
export async function ownsPets(strapi: Core.Strapi, { id, role }: Actor): Promise<boolean> {
  if (role === 'admin' || role === 'pet_owner') return true;
  const row: unknown = await runQuery(strapi, (knex) =>
    knex('pets').where({ owner_id: id }).whereNull('deleted_at').first('id'),
  );
  return row !== undefined;
}

/** The trusts to which a member is assigned, or with which they have a pet, filtered by name. */
const ownTrusts = (strapi: Core.Strapi, { id }: Actor, search: string): Promise<Named[]> =>
  runQuery(strapi, (knex) =>
    knex('trusts as t')
      .whereIn(
        't.id',
        knex.union([
          knex('trust_assignments').where('member_id', id).select('trust_id'),
          knex('pets').where('owner_id', id).whereNull('deleted_at').select('trust_id'),
        ]),
      )
      .modify(searchedBy('t.search_key', search))
      .orderBy(['t.search_key', 't.id'])
      .select('t.id', 't.name'),
  );

/** The members to whom each of these trusts shows its pets (ruling 6), by name; without those who see every pet. */
export async function viewersOf(
  strapi: Core.Strapi,
  trustIds: readonly number[],
): Promise<Map<number, Named[]>> {
  const rows: MemberNames[] = await runQuery(strapi, (knex) =>
    knex('trust_assignments as a')
      .join('up_users as u', 'u.id', 'a.member_id')
      .whereIn('a.trust_id', [...trustIds])
      .where({ 'u.verified': true, 'u.confirmed': true, 'u.blocked': false })
      .whereNull('u.deleted_at')
      .whereIn('u.role_id', SEEING_BY_TRUST.map(roleIdOf))
      .orderBy(['u.name_key', 'u.id'])
      .select('a.trust_id as trustId', 'u.id', {
        firstName: 'u.first_name',
        lastName: 'u.last_name',
      }),
  );
  const of = new Map<number, Named[]>();
  for (const row of rows) {
    of.set(row.trustId, [...(of.get(row.trustId) ?? []), { id: row.id, name: nameIn(row) }]);
  }
  return of;
}

/**
 * The first trusts by name that match a search, the caller's own first, each with the members who would then see a
 * pet. For members who have pets to assign: admins and owners.
 */
export async function trusts(
  strapi: Core.Strapi,
  member: Actor,
  search: string,
): Promise<{ trusts: TrustOption[]; total: number }> {
  if (!(await ownsPets(strapi, member)))
    throw refuse.notAllowed('Only owners and admins can assign pets to trusts.');
  const own = await ownTrusts(strapi, member, search);
  const { trusts, total } = await trustService.names(strapi, search, TRUST_PAGE);
  const both = [...new Map([...own, ...trusts].map((trust) => [trust.id, trust])).values()];
  const all = both.slice(0, TRUST_PAGE);
  const viewers = await viewersOf(
    strapi,
    all.map(({ id }) => id),
  );
  const told = all.map(({ id, name }) => {
    const people = (viewers.get(id) ?? []).filter((actor) => actor.id !== member.id);
    const names = people.slice(0, NAMES_SHOWN).map((actor) => actor.name);
    const isOwn = own.some((one) => one.id === id);
    return { id, name, own: isOwn, people: { total: people.length, names } };
  });
  return { trusts: told, total };
}

/** Refuses a new trust whose name someone else has just used. */
export async function requireFree(strapi: Core.Strapi, choice: PetSave['petTrust']) {
  if (choice && 'name' in choice) await trustService.requireFree(strapi, choice.name);
}

/** The trust that a save chooses: null for none, undefined if it does not mention it. */
export async function chosen(
  strapi: Core.Strapi,
  member: Actor,
  choice: PetSave['petTrust'],
): Promise<Named | null | undefined> {
  if (choice === undefined) return undefined;
  if ('remove' in choice) return null;
  if ('name' in choice) return trustService.createForPet(strapi, member.id, choice.name);
  const there = await lockRow(strapi, 'trusts', choice.id);
  const name = there && (await trustService.nameOf(strapi, choice.id));
  if (!name) {
    const message = 'This trust no longer exists.';
    throw refuse.badInput(message, { petTrust: message });
  }
  return { id: choice.id, name };
}
