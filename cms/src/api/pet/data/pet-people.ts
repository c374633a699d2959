/** Writes the contacts of a pet; part of the save's transaction. */
import type { Core } from '@strapi/strapi';
import type { CareTeamRow, ProviderRow } from '@hearthside/contract/pet/care';
import { refuse } from '../../../http/refuse';
import { nameIn } from '../../../text/member-name';
import type { Provider, TeamMember } from './contacts';
import { runQuery } from '../../../db/run-query';
import { selectMembers, type MemberRow } from '../../../auth/member-row';
import { contactByProfile } from './contact-words';
import { type LinkedAs, linkableOf } from './linking';
import { planProviders, planTeam, type PeoplePlan } from '../rules/people-plan';
import { CARE_TEAM_UID, PROVIDER_UID } from '../rules/pet-uid';

type Given = CareTeamRow | ProviderRow;
interface Linked {
  userId: number | null;
}

const dataOf = ({ userId, firstName, lastName, phoneNumber, address }: Given) => ({
  firstName,
  lastName,
  phoneNumber,
  address,
  member: userId,
});

/**
 * The names of all linked members, and a refusal if a new link is to a member who can't be linked. Existing links
 * stay, whatever happened to the member.
 */
async function checkLinks(
  strapi: Core.Strapi,
  as: LinkedAs,
  saved: readonly (Linked & { member: { firstName: string; lastName: string } | null })[],
  given: readonly Given[],
  where: string,
): Promise<{ names: Map<number, string>; added: number[] }> {
  const before = new Map(saved.map((row) => [row.userId, row.member]));
  const added = given.flatMap(({ userId }) =>
    userId === null || before.has(userId) ? [] : [userId],
  );
  const linkable = await linkableOf(strapi, as, added);
  const names = new Map([...linkable.values()].map((row) => [row.id, nameIn(row)]));
  const strange = given.find(({ userId }) => {
    return userId !== null && !before.has(userId) && !names.has(userId);
  });
  if (strange) {
    const message = 'This member cannot be linked.';
    throw refuse.badInput(message, { [where]: message });
  }
  for (const [id, member] of before) {
    if (id !== null && member) names.set(id, nameIn(member));
  }
  return { names, added };
}

/** Fills rows that are linked to a member from that member's profile. What was typed into the others stays. */
async function byProfile<Row extends Given>(
  strapi: Core.Strapi,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return [...rows];
  const found: MemberRow[] = await runQuery(strapi, (knex) =>
    selectMembers(knex).whereIn('u.id', ids),
  );
  const members = new Map(found.map((member) => [member.id, member]));
  return rows.map((row) => {
    const member = members.get(row.userId ?? 0);
    return member ? { ...row, ...contactByProfile(row, member) } : row;
  });
}

async function write<Row extends Given>(
  strapi: Core.Strapi,
  uid: string,
  petId: number,
  plan: PeoplePlan<Row>,
  kindOf: (row: Row) => object,
) {
  const rows = strapi.db.query(uid as never);
  for (const id of plan.remove) await rows.delete({ where: { id } });
  for (const { id, to } of plan.change) {
    await rows.update({ where: { id }, data: { ...dataOf(to), ...kindOf(to) } });
  }
  for (const row of plan.add) {
    await rows.create({ data: { ...dataOf(row), ...kindOf(row), pet: petId } });
  }
}

const withLinks = <Row extends Given>(rows: readonly Row[], names: Map<number, string>) =>
  rows.map((row) => ({
    ...row,
    linkedTo: row.userId === null ? undefined : names.get(row.userId),
  }));

/** Plans to replace the team by the given rows: `write` does it. Says which members are newly linked. */
export async function plannedTeam(
  strapi: Core.Strapi,
  petId: number,
  saved: readonly TeamMember[],
  typed: readonly CareTeamRow[],
) {
  const plan = planTeam(saved, await byProfile(strapi, typed));
  const rows = [...plan.change.map(({ to }) => to), ...plan.add];
  const { names, added } = await checkLinks(strapi, 'care_team', saved, rows, 'careTeam');
  return {
    rows: withLinks(rows, names),
    added,
    write: () => write(strapi, CARE_TEAM_UID, petId, plan, ({ role }) => ({ role })),
  };
}

/** Plans to replace the providers by the given rows: `write` does it. Only a veterinarian can be a member. */
export async function plannedProviders(
  strapi: Core.Strapi,
  petId: number,
  saved: readonly Provider[],
  typed: readonly ProviderRow[],
) {
  const plan = planProviders(saved, await byProfile(strapi, typed));
  const rows = [...plan.change.map(({ to }) => to), ...plan.add];
  const misplaced = rows.some((row) => row.userId && row.serviceRole !== 'veterinarian');
  if (misplaced) throw refuse.badInput('Only a veterinarian can be linked to a member.');
  const { names, added } = await checkLinks(
    strapi,
    'veterinarian',
    saved,
    rows,
    'serviceProviders',
  );
  return {
    rows: withLinks(rows, names),
    added,
    write: () => write(strapi, PROVIDER_UID, petId, plan, ({ serviceRole }) => ({ serviceRole })),
  };
}
