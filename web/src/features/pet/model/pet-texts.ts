import { birthDateProblem } from '@hearthside/contract/pet/birth';
import { dayIn } from '@hearthside/contract/calendar-days';
import { stateProblem, STATE_UNKNOWN } from '@hearthside/contract/checked-state';
import type { Pet } from '@hearthside/contract/pet/endpoints';
import { PET_FIELDS, PET_TEXTS, petFields, type PetField } from '@hearthside/contract/pet/fields';
import { countryName, stateName } from '@hearthside/contract/states';
import { deviceZone } from '@/lib/time-zone';

/** The fields of a pet that are a checkbox. */
const CHECKS = ['textPermission', 'birthDateAbout'] as const;
type PetCheck = (typeof CHECKS)[number];
export const isCheck = (field: PetField): field is PetCheck =>
  (CHECKS as readonly PetField[]).includes(field);

/** A field of a pet that is typed or chosen, and no checkbox. */
export type PetText = Exclude<PetField, PetCheck>;

/** The fields of a pet as they are typed: all texts, except for the checkboxes. */
export type PetTexts = Record<PetText, string> & Record<PetCheck, boolean>;

/** What is wrong: a message by field. */
export type FieldMessages = Readonly<Partial<Record<string, string>>>;

/** The fields before anything is typed. */
export const EMPTY_TEXTS = {
  ...Object.fromEntries(PET_FIELDS.map((field) => [field, ''])),
  textPermission: false,
  birthDateAbout: false,
} as PetTexts;

/** The fields of a saved pet, ready to be typed over. A measure that is not known is empty. */
export function petTexts(pet: Pet): PetTexts {
  const { textPermission, birthDateAbout } = pet;
  const texts = { ...EMPTY_TEXTS, textPermission, birthDateAbout };
  for (const field of PET_FIELDS) if (!isCheck(field)) texts[field] = String(pet[field] ?? '');
  const country = countryName(pet.country);
  return { ...texts, country, state: stateName(pet.state, country) };
}

/** The fields after one was typed. A state depends on its country, so it is cleared with it (part 1 §4). */
export const withField = <Texts extends PetTexts>(
  texts: Texts,
  field: PetField,
  value: string | boolean,
): Texts => ({ ...texts, [field]: value, ...(field === 'country' && { state: '' }) });

/** A typed number, possibly with a decimal comma. Null if nothing is typed: an empty measure is unknown. */
function measure(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

function typed(texts: PetTexts, field: PetField) {
  if (field === 'age' || field === 'weight') return measure(texts[field]);
  // An empty day is an unknown one.
  return field === 'birthDate' ? texts[field] || null : texts[field];
}

/** A typed field, parsed by the contract. */
const read = (texts: PetTexts, field: PetField) => petFields[field].safeParse(typed(texts, field));

/** A field as it would be saved, or as it is typed if it is invalid. */
export function savedField(texts: PetTexts, field: PetField): string | number | boolean | null {
  if (field === 'state') return stateName(texts.state, texts.country);
  const { success, data } = read(texts, field);
  return success ? data : texts[field];
}

/** All fields as they would be saved. */
export const savedFields = (texts: PetTexts) =>
  Object.fromEntries(PET_FIELDS.map((field) => [field, savedField(texts, field)]));

/** What is wrong with these fields by the contract's rules (part 1 §5.4): a message by field. */
export function fieldProblems(texts: PetTexts, fields: readonly PetField[]) {
  const problems: Partial<Record<PetField, string>> = {};
  for (const field of fields) {
    const { success, error } = read(texts, field);
    if (!success) problems[field] = error.issues[0]?.message ?? PET_TEXTS.required;
  }
  const today = dayIn(deviceZone(), new Date());
  const ofBirth = texts.birthDate && birthDateProblem(texts.birthDate, today);
  if (ofBirth && fields.includes('birthDate')) problems.birthDate ??= ofBirth;
  const problem = fields.includes('state') && stateProblem(texts);
  if (problem) problems.state = problem === 'missing' ? PET_TEXTS.required : STATE_UNKNOWN;
  return problems;
}

/** Whether a field must be filled. For a state, its country decides. */
export const mustFill = (texts: PetTexts, field: PetText) =>
  field in fieldProblems({ ...texts, [field]: '' }, [field]);
