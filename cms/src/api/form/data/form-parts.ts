/** The ids of sections, questions, choices, rows, columns and links: unique across all forms, and never reused. */
import type { Core } from '@strapi/strapi';
import { isTemporary, type FormDefinition } from '@hearthside/contract/form/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { partsOf, repeatedParts, withIds, type PlacedPart } from '../rules/part-ids';

/** How many rows SQLite takes in one statement. */
const AT_ONCE = 400;

const TWICE = 'Two parts of this form have the same id.';
const FOREIGN = 'This does not belong to this form.';

function refuseParts(parts: readonly PlacedPart[], message: string): never {
  const details = parts.map(({ at }) => [`${at}.id`, message] as const);
  throw refuse.badInput(message, Object.fromEntries(details));
}

async function requireOwn(strapi: Core.Strapi, formId: number, parts: readonly PlacedPart[]) {
  const numbers = parts.filter(({ id }) => !isTemporary(id));
  if (numbers.length === 0) return;
  const own: number[] = await runQuery(strapi, (knex) =>
    knex('form_parts').where({ form_id: formId }).pluck('id'),
  );
  const known = new Set<unknown>(own);
  const foreign = numbers.filter(({ id }) => !known.has(id));
  if (foreign.length > 0) refuseParts(foreign, FOREIGN);
}

/** Gives each of these temporary ids the next number, in their order. */
async function newNumbers(strapi: Core.Strapi, formId: number, temporary: readonly string[]) {
  const ids: number[] = [];
  for (let done = 0; done < temporary.length; done += AT_ONCE) {
    const rows = temporary
      .slice(done, done + AT_ONCE)
      .map((temporaryId) => ({ form_id: formId, temporary_id: temporaryId }));
    const added: { id: number }[] = await runQuery(strapi, (knex) =>
      knex('form_parts').insert(rows).returning('id'),
    );
    ids.push(...added.map(({ id }) => id).sort((one, other) => one - other));
  }
  return Object.fromEntries(temporary.map((id, index) => [id, ids[index] as number]));
}

/**
 * Gives each new part of a form its id. `ids` maps the temporary ids it came with to the new ones.
 * @throws 400 by field for an id that is not this form's, and for one id on two parts.
 */
export async function numbered(strapi: Core.Strapi, formId: number, definition: FormDefinition) {
  const repeated = repeatedParts(definition);
  if (repeated.length > 0) refuseParts(repeated, TWICE);
  const parts = partsOf(definition);
  await requireOwn(strapi, formId, parts);
  const fresh = parts.map(({ id }) => id).filter(isTemporary);
  const ids = await newNumbers(strapi, formId, fresh);
  const numberedForm = withIds(definition, (id) => (isTemporary(id) ? (ids[id] as number) : id));
  return { definition: numberedForm, ids };
}

/**
 * The numbers that the publications of a form have given, by the temporary id that each part came with. Text from
 * before a publication goes on under these, so that its parts are not taken for new ones.
 */
export async function givenIds(strapi: Core.Strapi, formId: number) {
  const rows: { id: number; temporaryId: string }[] = await runQuery(strapi, (knex) =>
    knex('form_parts')
      .where({ form_id: formId })
      .whereNotNull('temporary_id')
      .orderBy('id')
      .select({ id: 'id', temporaryId: 'temporary_id' }),
  );
  return Object.fromEntries(rows.map(({ id, temporaryId }) => [temporaryId, id]));
}

/** The form that a part belongs to, even if the form is deleted. */
export async function formOfPart(strapi: Core.Strapi, partId: number): Promise<number | undefined> {
  const row = await runQuery(strapi, (knex) =>
    knex('form_parts').where({ id: partId }).first({ formId: 'form_id' }),
  );
  return (row?.formId as number | null | undefined) ?? undefined;
}
