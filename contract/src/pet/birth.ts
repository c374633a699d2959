/** A pet's birth date, and the age that follows from it. Must not import zod. */
import { addYears } from '../calendar-days';

/** What is wrong with a birth date, in a sentence. */
export const BIRTH_TEXTS = {
  future: 'A birth date can\u2019t be in the future',
  tooOld: 'Please check the year: no pet is that old',
} as const;

/** The oldest pets are tortoises. */
const YEARS_MAX = 150;

/** Why a birth date can't be right on this day. Undefined if it can. */
export function birthDateProblem(birthDate: string, today: string): string | undefined {
  if (birthDate > today) return BIRTH_TEXTS.future;
  return birthDate < addYears(today, -YEARS_MAX) ? BIRTH_TEXTS.tooOld : undefined;
}

const DAY_MS = 86_400_000;
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/**
 * The completed months from a birth date to a day. Who was born on the 31st completes a month on the last day of a
 * shorter one, and who was born on February 29 a year on February 28.
 */
export function monthsOn(birthDate: string, today: string): number {
  const [bornYear, bornMonth, bornDay] = partsOf(birthDate);
  const [year, month, day] = partsOf(today);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const months = (year - bornYear) * 12 + month - bornMonth;
  return day < Math.min(bornDay, lastDay) ? months - 1 : months;
}

/** The age on a day in years with one decimal. Never rounded up to a birthday that is still to come. */
export const ageOn = (birthDate: string, today: string): number =>
  Math.max(0, Math.round((monthsOn(birthDate, today) / 12) * 10) / 10);

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

/** An age in words: '10 weeks' for the very young, then '14 months', and '7 years' from two years on. */
export function ageInWords(birthDate: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(birthDate)) / DAY_MS);
  if (days < 7) return 'under a week';
  const months = monthsOn(birthDate, today);
  if (months < 4) return counted(Math.floor(days / 7), 'week');
  return months < 24 ? counted(months, 'month') : counted(Math.floor(months / 12), 'year');
}
