import type { Core } from '@strapi/strapi';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { wordingChange } from '@hearthside/contract/form/wording';
import { refuse } from '../../../http/refuse';
import { VERSION_UID, type FormRow } from './form-row';
import { startsIn, type Starts } from '../rules/wording-starts';

/** So many versions are looked through for the words of a question that is asked otherwise than before. */
const LOOKED_BACK = 20;

const NO_CORRECTION =
  'This is more than a correction: something that could be answered is not there any more.';

interface VersionRow {
  id: number;
  number: number;
  definition: FormDefinition;
  starts: Starts | null;
}
type Started = VersionRow & { starts: Starts };

/** Where the statistics of these versions' questions begin, by their number; of a version from before it was kept, null. */
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

/** Versions before one, the newest first: so many of them, or all there are. */
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

/** Tells all versions of a form where their statistics begin, once for a form from before that was kept. */
async function fillStarts(strapi: Core.Strapi, formId: number, number: number): Promise<void> {
  const known: Started[] = [];
  for (const row of (await versionsBefore(strapi, formId, number)).reverse()) {
    const starts = row.starts ?? startsIn(row, known);
    if (!row.starts)
      await strapi.db.query(VERSION_UID).update({ where: { id: row.id }, data: { starts } });
    known.unshift({ ...row, starts });
  }
}

/** Refuses to call a correction what is none; what was not changed may be called so. */
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
 * Where the statistics of a form's next version begin, within a transaction that holds the form's row.
 * @throws 400 by field where something is said to be a correction that is none.
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
  // Mostly all goes on; only for what does not, older versions are read too.
  if (Object.values(starts).every((start) => start < next.number)) return starts;
  return startsIn(next, (await before(LOOKED_BACK)).filter(isStarted), corrections);
}
