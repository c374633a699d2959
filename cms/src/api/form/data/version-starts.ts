import type { Core } from '@strapi/strapi';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { wordingChange } from '@hearthside/contract/form/wording';
import { refuse } from '../../../http/refuse';
import { VERSION_UID, type FormRow } from './form-row';
import { startsIn, type Starts } from '../rules/wording-starts';

/** How many versions are searched for an earlier wording of a question that was reworded. */
const LOOKED_BACK = 20;

const NO_CORRECTION =
  'This is more than a correction: something people could answer has been removed.';

interface VersionRow {
  id: number;
  number: number;
  definition: FormDefinition;
  starts: Starts | null;
}
type Started = VersionRow & { starts: Starts };

/** Where the statistics of these versions' questions begin, by version; null for one from before this was stored. */
export async function versionStarts(
  strapi: Core.Strapi,
  formId: number,
  numbers: readonly number[],
): Promise<Map<number, Starts | null>> {
  const rows: Pick<VersionRow, 'number' | 'starts'>[] = await strapi.db
    .query(VERSION_UID)
    .findMany({
      where: { form: formId, number: { $in: [...numbers] } },
      select: ['number', 'starts'],
    });
  return new Map(rows.map(({ number, starts }) => [number, starts]));
}

/** Versions before one, newest first: at most this many, or all. */
const versionsBefore = (
  strapi: Core.Strapi,
  formId: number,
  number: number,
  limit?: number,
): Promise<VersionRow[]> =>
  strapi.db.query(VERSION_UID).findMany({
    where: { form: formId, number: { $lt: number } },
    select: ['id', 'number', 'definition', 'starts'],
    orderBy: { number: 'desc' },
    ...(limit && { limit }),
  });

/** Fills in where the statistics of a form's versions begin, once for a form from before that was stored. */
async function fillStarts(strapi: Core.Strapi, formId: number, number: number): Promise<void> {
  const known: Started[] = [];
  for (const row of (await versionsBefore(strapi, formId, number)).reverse()) {
    const starts = row.starts ?? startsIn(row, known);
    if (!row.starts)
      await strapi.db.query(VERSION_UID).update({ where: { id: row.id }, data: { starts } });
    known.unshift({ ...row, starts });
  }
}

/** Refuses a correction that is not one. Questions that were not changed may be listed too. */
function requireCorrections(
  { definition: before }: Pick<FormRow, 'definition'>,
  after: FormDefinition,
  corrections: readonly number[],
): void {
  const were = new Map((before ? questionsOf(before) : []).map((asked) => [asked.id, asked]));
  const are = new Map(questionsOf(after).map((asked) => [asked.id, asked]));
  for (const id of corrections) {
    const [was, is] = [were.get(id), are.get(id)];
    if (!was || !is || wordingChange(was, is) === 'other')
      throw refuse.badInput(NO_CORRECTION, { corrections: NO_CORRECTION });
  }
}

/**
 * With which versions the statistics of a form's next version begin, within a transaction that has locked the form's
 * row.
 * @throws 400 by field if something is called a correction that is not one.
 */
export async function nextStarts(
  strapi: Core.Strapi,
  row: Pick<FormRow, 'id' | 'version' | 'definition'>,
  definition: FormDefinition,
  corrections: readonly number[],
): Promise<Starts> {
  requireCorrections(row, definition, corrections);
  const next = { number: row.version + 1, definition };
  const isStarted = (version: VersionRow): version is Started => version.starts !== null;
  const before = (limit: number) => versionsBefore(strapi, row.id, next.number, limit);
  let earlier = await before(1);
  if (!earlier.every(isStarted)) {
    await fillStarts(strapi, row.id, next.number);
    earlier = await before(1);
  }
  const starts = startsIn(next, earlier.filter(isStarted), corrections);
  // Mostly all statistics continue. Older versions are only read for those that don't.
  if (Object.values(starts).every((start) => start < next.number)) return starts;
  return startsIn(next, (await before(LOOKED_BACK)).filter(isStarted), corrections);
}
