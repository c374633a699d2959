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

async function newNumbers(strapi: Core.Strapi, formId: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let done = 0; done < count; done += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - done) }, () => ({
      form_id: formId,
    }));
    const added: { id: number }[] = await runQuery(strapi, (knex) =>
      knex('form_parts').insert(rows).returning('id'),
    );
    ids.push(...added.map(({ id }) => id));
  }
  return ids.sort((one, other) => one - other);
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
  const numbers = await newNumbers(strapi, formId, fresh.length);
  const ids = Object.fromEntries(fresh.map((id, index) => [id, numbers[index] as number]));
  const numberedForm = withIds(definition, (id) => (isTemporary(id) ? (ids[id] as number) : id));
  return { definition: numberedForm, ids };
}

/** The form that a part belongs to, even if the form is deleted. */
export async function formOfPart(strapi: Core.Strapi, partId: number): Promise<number | undefined> {
  const row = await runQuery(strapi, (knex) =>
    knex('form_parts').where({ id: partId }).first({ formId: 'form_id' }),
  );
  return (row?.formId as number | null | undefined) ?? undefined;
}
