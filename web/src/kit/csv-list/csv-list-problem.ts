import { entriesIn } from '@/lib/files/csv-rows';

export interface CsvListLimits {
  /** Characters. */
  maxLength: number;
  /** Lines below the headings. */
  maxLines: number;
  /** What is said of more: 'This list names 700 people, and at most 500 can be invited at once.' */
  tooMany: (count: number) => string;
}

/** Why a list cannot even be looked through; undefined where it can. */
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
