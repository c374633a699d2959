import { entriesIn } from '@/lib/files/csv-rows';

export interface CsvListLimits {
  /** In characters. */
  maxLength: number;
  /** Counts the lines below the headings. */
  maxLines: number;
  /** The message for more: 'This list names 700 people, and at most 500 can be invited at once.' */
  tooMany: (count: number) => string;
}

/** Why a list can't even be checked. Undefined if it can. */
export function csvListProblem(
  csv: string,
  { maxLength, maxLines, tooMany }: CsvListLimits,
): string | undefined {
  if (csv.trim() === '') return 'Choose a file, or paste the lines of your list here.';
  if (csv.length > maxLength) {
    const [is, most] = [csv.length, maxLength].map((count) => count.toLocaleString('en-US'));
    return `This list is too long: ${is} characters, and at most ${most} can be sent at once. Please split it.`;
  }
  const count = entriesIn(csv);
  return count > maxLines ? `${tooMany(count)} Please split it.` : undefined;
}
