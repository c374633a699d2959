import type { Knex } from 'knex';
import type { RejectedBefore } from '../../src/api/form/data/form-row';
import type { PublishedForm } from './forms';
import type { DatedStep } from './story-dates';

const DAY = 86_400_000;

/** Backdates what was done with a form. */
export async function dateForm(
  knex: Knex,
  { daysAgo: made, changed, drafted, sent, deleted }: PublishedForm,
  id: number,
  now: number,
) {
  const daysAgo = (days: number) => new Date(now - days * DAY);
  await knex('forms')
    .where({ id })
    .update({
      created_at: daysAgo(made),
      updated_at: daysAgo(deleted ?? drafted ?? changed ?? made),
      last_sent_at: sent === undefined ? null : daysAgo(sent),
      deleted_at: deleted === undefined ? null : daysAgo(deleted),
    });
  if (sent === undefined) return;
  const at = daysAgo(sent);
  await knex('form_sendings')
    .where({ form_id: id })
    .update({ sent_at: at, created_at: at, updated_at: at });
}

/** Backdates what was done with a response: when it was started, saved, sent and reviewed. */
export async function dateResponse(
  knex: Knex,
  where: { id: number } | { seat: string },
  steps: readonly DatedStep[],
) {
  const last = (...did: readonly DatedStep['step']['did'][]) =>
    steps.findLast(({ step }) => did.includes(step.did))?.on ?? null;
  const row = await knex('form_responses').where(where).first('id', 'reviewed_at', 'rejected');
  const sentAt = last('sent');
  const rejected: RejectedBefore | null =
    typeof row.rejected === 'string' ? JSON.parse(row.rejected) : row.rejected;
  const at = last('rejected')?.toISOString();
  await knex('form_responses')
    .where({ id: row.id })
    .update({
      created_at: steps[0]?.on,
      updated_at: steps.at(-1)?.on,
      saved_at: last('kept', 'sent'),
      submitted_at: sentAt,
      reviewed_at: row.reviewed_at === null ? null : last('approved', 'rejected'),
      deleted_at: last('deleted'),
      ...(rejected && at && { rejected: JSON.stringify({ ...rejected, at }) }),
    });
  if (sentAt) {
    await knex('form_answers')
      .where({ response_id: row.id })
      .update({ created_at: sentAt, updated_at: sentAt });
  }
}
