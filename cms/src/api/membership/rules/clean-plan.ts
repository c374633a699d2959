import { planInput } from '@hearthside/contract/membership/shapes';
import { refuse } from '../../../http/refuse';

interface TypedBenefit {
  id?: number;
  text?: unknown;
}

/** The fields of a plan that a form may set. */
const FIELDS = ['title', 'price', 'campaignCode', 'widgetId', 'campaignUrl'] as const;
/** The panel leaves these out completely if they are empty. */
const MAY_BE_EMPTY: readonly string[] = ['campaignCode', 'widgetId', 'campaignUrl'];

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

function cleanField(field: keyof typeof planInput.shape, typed: unknown): unknown {
  const read = planInput.shape[field].safeParse(typed);
  if (read.success) return read.data;
  throw bad(field, read.error.issues[0]?.message ?? 'This can\u2019t be kept');
}

/** Benefits keep the ids by which the panel's form knows them. */
function cleanBenefits(typed: unknown) {
  const benefits = (Array.isArray(typed) ? typed : []) as TypedBenefit[];
  const texts = cleanField(
    'benefits',
    benefits.map(({ text }) => text ?? ''),
  ) as string[];
  return benefits.map(({ id }, at) => ({ ...(id !== undefined && { id }), text: texts[at] }));
}

/**
 * The input of either form, portal or panel, as it is stored. Fields that are not given are not added, and fields
 * that no form sets are left out.
 * @throws 400 by field.
 */
export function cleanPlan(given: Record<string, unknown>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const field of FIELDS) {
    if (!(field in given)) continue;
    data[field] = cleanField(
      field,
      MAY_BE_EMPTY.includes(field) ? (given[field] ?? '') : given[field],
    );
  }
  if ('benefits' in given) data.benefits = cleanBenefits(given.benefits);
  return data;
}
