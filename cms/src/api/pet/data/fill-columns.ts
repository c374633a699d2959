import { SYSTEM_ACTOR } from '../../../auth/actor';
import type { Core } from '@strapi/strapi';
import { petChanges } from '@hearthside/contract/pet/changes';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { OWNER_FIELDS } from '@hearthside/contract/pet/owner-defaults';
import { runQuery } from '../../../db/run-query';
import { selectMembers, type MemberRow } from '../../../auth/member-row';
import { profileIn } from './linked-profiles';
import { ownWordsAfter } from '../rules/owner-words';
import { petFieldsIn, selectWholePets, type WholePet } from './pet-row';

const AT_ONCE = 500;
const PEOPLE = { petTrust: '', careTeam: [], serviceProviders: [] };

/** What was last entered on a pet's own page, by field, according to the history. */
async function givenTo(strapi: Core.Strapi, petId: number): Promise<HistoryChange[]> {
  const rows: { changes: HistoryChange[] | string | null }[] = await runQuery(strapi, (knex) =>
    knex('portal_history')
      .where({ about_kind: 'pet', about_id: petId, action: 'changed' })
      .select('changes'),
  );
  return rows.flatMap(({ changes }) =>
    typeof changes === 'string' ? (JSON.parse(changes) as HistoryChange[]) : (changes ?? []),
  );
}

/**
 * For pets from before this was stored: which details about their owners were entered for the pet itself, and which
 * came from a profile that has changed since. The history recorded the first and not the second.
 */
async function ownWordsOf(strapi: Core.Strapi, row: WholePet): Promise<string> {
  const member: MemberRow | undefined = await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .where('u.id', row.ownerId ?? 0)
      .first(),
  );
  if (!member) return '';
  const fields = petFieldsIn(row);
  const shown = new Map(
    petChanges({ ...PEOPLE, pet: {} }, { ...PEOPLE, pet: fields }).map(({ field, to }) => [
      field,
      to,
    ]),
  );
  const given = await givenTo(strapi, row.id);
  const byHand = OWNER_FIELDS.filter((field) =>
    given.some((one) => one.field === PET_LABELS[field] && one.to === shown.get(one.field)),
  );
  const saved = Object.fromEntries(byHand.map((field) => [field, fields[field]]));
  return ownWordsAfter('', saved, fields, profileIn(member));
}

/**
 * Fills the column for older pets. Values that are merely out of date are repaired by the next comparison of copies.
 */
export async function fillPetColumns(strapi: Core.Strapi): Promise<void> {
  const page = (): Promise<WholePet[]> =>
    runQuery(strapi, (knex) =>
      selectWholePets(knex, SYSTEM_ACTOR).whereNull('p.own_words').orderBy('p.id').limit(AT_ONCE),
    );
  for (let rows = await page(); rows.length > 0; rows = await page()) {
    for (const row of rows) {
      const own_words = await ownWordsOf(strapi, row);
      await runQuery(strapi, (knex) => knex('pets').where({ id: row.id }).update({ own_words }));
    }
  }
}
