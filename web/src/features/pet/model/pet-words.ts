import { dayIn } from '@hearthside/contract/calendar-days';
import { ageInWords } from '@hearthside/contract/pet/birth';
import { GENDER_LABELS, type GENDERS } from '@hearthside/contract/pet/fields';
import { deviceZone } from '@/lib/time-zone';

/** How many pets, as the list counts them: '1 pet found', '12 pets found'. */
export const petsFound = (count: number) =>
  count === 1 ? '1 pet found' : `${count.toLocaleString('en-US')} pets found`;

/** How many pets are in the trash. */
export const petsInTrash = (count: number) =>
  count === 1 ? '1 pet' : `${count.toLocaleString('en-US')} pets`;

/** An age in words: '7 years', '1 year', '6 months', 'under a month'. Empty if it is not known. */
export function ageWords(age: number | null): string {
  if (age === null) return '';
  const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
  if (age >= 1) return years(age);
  const months = Math.round(age * 12);
  if (months === 12) return years(1);
  if (months === 0) return 'under a month';
  return months === 1 ? '1 month' : `${months} months`;
}

/** What the words for a pet's age need of it. */
export interface AgedPet {
  age: number | null;
  birthDate?: string | null;
  birthDateAbout?: boolean;
}

/** A pet's age in words: '10 weeks', 'about 7 years'. By its birth date where one is known. Empty if it is unknown. */
export function shownAge(
  { age, birthDate, birthDateAbout = false }: AgedPet,
  today?: string,
): string {
  if (!birthDate) return ageWords(age);
  const words = ageInWords(birthDate, today ?? dayIn(deviceZone(), new Date()));
  return birthDateAbout ? `about ${words}` : words;
}

/**
 * A pet in one line: 'Border collie · male · 7 years'. A dot stays with the text before it, and a number with its
 * unit.
 */
export const kindLine = (pet: AgedPet & { breed: string; gender: (typeof GENDERS)[number] }) =>
  [pet.breed, (GENDER_LABELS[pet.gender] ?? '').toLowerCase(), shownAge(pet).replace(/ /g, NBSP)]
    .filter(Boolean)
    .join(`${NBSP}· `);

const NBSP = '\u00a0';

/** A chip number in groups of three, as it is read out on the phone. */
export const shownChip = (chipNumber: string) => chipNumber.replace(/(\d{3})(?=\d)/g, '$1 ');

/** How many characters of a warning a card shows. */
const SHOWN = 42;

/** The beginning of a text: its first clause, which says what it is about, cut at a word if it is long. */
function shortened(text: string): string {
  const whole = text.trim();
  const [clause = ''] = whole.split(/[:;.](?:\s|$)|\n/);
  if (clause.length > SHOWN) {
    const cut = clause.slice(0, SHOWN);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2)).trimEnd()}…`;
  }
  return /^[.\s]*$/.test(whole.slice(clause.length)) ? clause : `${clause}…`;
}

/** What one must know before touching, feeding or treating a pet, in short: 'Allergies: penicillin'. */
export function warningsOf({ allergies, conditions }: { allergies: string; conditions: string }) {
  const warnings: string[] = [];
  if (allergies.trim()) warnings.push(`Allergies: ${shortened(allergies)}`);
  if (conditions.trim()) warnings.push(`Conditions: ${shortened(conditions)}`);
  return warnings;
}

/** What was deleted or restored with a pet: '3 entries and 1 document'. Empty if there was nothing. */
export function contentsText({
  entries,
  documents,
}: {
  entries: number;
  documents: number;
}): string {
  return [
    entries > 0 && (entries === 1 ? '1 entry' : `${entries} entries`),
    documents > 0 && (documents === 1 ? '1 document' : `${documents} documents`),
  ]
    .filter((part) => part !== false)
    .join(' and ');
}
