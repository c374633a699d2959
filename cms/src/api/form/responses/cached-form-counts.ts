import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { FormRow } from '../data/form-row';
import type { Answered, Tally } from '../rules/statistics-of';
import { ofTrashedMembers } from '../data/trashed-members';

/** What the database counted. */
export interface Counts {
  tallies: Tally[];
  answered: Answered[];
}

/** For how many forms counts are cached. */
const KEPT = 50;
const kept = new Map<number, { stamp: string; counts: Promise<Counts> }>();

/**
 * A stamp that changes with any change to an answer that counts, because sending, deleting and restoring all write a
 * response.
 */
async function stampOf(strapi: Core.Strapi, { id, version }: Pick<FormRow, 'id' | 'version'>) {
  const row = await runQuery(strapi, (knex) =>
    knex('form_responses')
      .where({ form_id: id })
      .whereNot('status', 'draft')
      .first(
        knex.raw('count(*) as sent, count(deleted_at) as deleted, max(id) as newest'),
        knex.raw('sum(revision) as revisions, max(updated_at) as changed'),
      ),
  );
  // A response is not written when its member goes to the trash or is restored.
  const hidden: number[] = await runQuery(strapi, (knex) =>
    ofTrashedMembers(knex).where({ form_id: id }).orderBy('id').pluck('id'),
  );
  return JSON.stringify([version, row, hidden]);
}

/**
 * Counts the answers to a form, unless they are the same as last time. Counting half a million takes too long to
 * repeat it for every page and search of the list of senders.
 */
export async function cachedFormCounts(
  strapi: Core.Strapi,
  form: Pick<FormRow, 'id' | 'version'>,
  count: () => Promise<Counts>,
): Promise<Counts> {
  // Read before counting: a change during the count changes the next stamp.
  const stamp = await stampOf(strapi, form);
  const known = kept.get(form.id);
  if (known?.stamp === stamp) return known.counts;
  const counts = count();
  kept.delete(form.id);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value as number);
  kept.set(form.id, { stamp, counts });
  // After a failure, the next call counts again.
  counts.catch(() => kept.get(form.id)?.counts === counts && kept.delete(form.id));
  return counts;
}
