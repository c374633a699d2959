import {
  detailProblems,
  entryDetails,
  LBS_PER_KG,
  type EntryDetails,
  type EntryKind,
} from '@hearthside/contract/pet/entry-details';

/** The details of an entry as they are typed: a text per field, whatever the kind. */
export interface DetailTexts {
  kind: EntryKind;
  product: string;
  batch: string;
  nextDue: string;
  medicine: string;
  dose: string;
  unit: string;
  /** Times of day as `08:00`, with commas between them. */
  times: string;
  from: string;
  to: string;
  weight: string;
  weightUnit: 'lbs' | 'kg';
  reason: string;
  clinic: string;
  illness: string;
  until: string;
}
export type DetailText = keyof DetailTexts;

export const EMPTY_DETAILS: DetailTexts = {
  kind: 'note',
  product: '',
  batch: '',
  nextDue: '',
  medicine: '',
  dose: '',
  unit: '',
  times: '',
  from: '',
  to: '',
  weight: '',
  weightUnit: 'lbs',
  reason: '',
  clinic: '',
  illness: '',
  until: '',
};
export const DETAIL_TEXTS_OF = Object.keys(EMPTY_DETAILS) as DetailText[];

/** The form of details that are saved. */
export function typedDetails(details: EntryDetails): DetailTexts {
  const typed = Object.fromEntries(
    Object.entries(details).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.join() : String(value ?? ''),
    ]),
  );
  return { ...EMPTY_DETAILS, ...typed } as DetailTexts;
}

/** The times of a medication, one per field of the form. Empty ones are being typed. */
export const timesIn = (times: string): string[] => (times === '' ? [] : times.split(','));

const numberOf = (typed: string) => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? undefined : Number(text);
};

/** A typed weight in lbs. */
function poundsOf({ weight, weightUnit }: Pick<DetailTexts, 'weight' | 'weightUnit'>) {
  const given = numberOf(weight);
  return weightUnit === 'kg' && given !== undefined ? given * LBS_PER_KG : given;
}

/** What is typed for this kind, as the contract checks it. */
function detailsOf(typed: DetailTexts): Record<string, unknown> {
  const { kind } = typed;
  switch (kind) {
    case 'note':
      return { kind };
    case 'vaccination':
      return { kind, product: typed.product, batch: typed.batch, nextDue: typed.nextDue || null };
    case 'medication':
      return {
        kind,
        medicine: typed.medicine,
        dose: numberOf(typed.dose),
        unit: typed.unit,
        times: timesIn(typed.times).filter((time) => time !== ''),
        from: typed.from || null,
        to: typed.to || null,
      };
    case 'weight':
      return { kind, weight: poundsOf(typed) };
    case 'visit':
      return { kind, reason: typed.reason, clinic: typed.clinic };
    case 'illness':
      return { kind, illness: typed.illness, until: typed.until || null };
  }
}

/** The typed details without mistakes. Throws if there are any. */
export const checkedDetails = (typed: DetailTexts): EntryDetails =>
  entryDetails.parse(detailsOf(typed));

/** What is wrong with typed details, by field. */
export function typedProblems(date: string, typed: DetailTexts): Partial<Record<string, string>> {
  const { success, data, error } = entryDetails.safeParse(detailsOf(typed));
  if (success) return detailProblems(date, data);
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}
