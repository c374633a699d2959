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

/** Counts of so many forms are kept. */
const KEPT = 50;
const kept = new Map<number, { stamp: string; counts: Promise<Counts> }>();

/** Changes with whatever changes an answer that counts: who sends, deletes or brings back writes a response. */
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
  // Nothing is written to a response when its member goes to the trash or comes back.
  const hidden: number[] = await runQuery(strapi, (knex) =>
    ofTrashedMembers(knex).where({ form_id: id }).orderBy('id').pluck('id'),
  );
  return JSON.stringify([version, row, hidden]);
}

/**
 * Counts the answers to a form unless they are the same as last time: counting half a million takes long enough
 * that paging and searching through who sent them must not do it anew.
 */
export async function cachedFormCounts(
  strapi: Core.Strapi,
  form: Pick<FormRow, 'id' | 'version'>,
  count: () => Promise<Counts>,
): Promise<Counts> {
  // Asked before: what changes while it is counted changes the stamp of the next time.
  const stamp = await stampOf(strapi, form);
  const known = kept.get(form.id);
  if (known?.stamp === stamp) return known.counts;
  const counts = count();
  kept.delete(form.id);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value as number);
  kept.set(form.id, { stamp, counts });
  // What failed is asked anew by the next.
  counts.catch(() => kept.get(form.id)?.counts === counts && kept.delete(form.id));
  return counts;
}
