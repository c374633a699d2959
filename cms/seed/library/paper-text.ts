import type { Block, Paper } from '../papers/paper';
import { printPaper } from '../papers/print-paper';

/** The text of an office document, from top to bottom. */
export interface PaperText {
  heading: string;
  subheading: string;
  blocks: readonly Block[];
}

const HEARTHSIDE: Paper['from'] = {
  name: 'Hearthside',
  lines: ['Pet Trust Community · 40 Hearth Lane, Portland, Oregon 97205', '+1 (503) 555-0199'],
  colour: '#1d6b58',
  mark: 'paw',
};
const LEGAL: Paper['from'] = { ...HEARTHSIDE, colour: '#2b5f93', mark: 'scales' };

/** Prints a document with the letterhead of the office, or of its legal desk. */
export const printText = (
  { heading, subheading, blocks }: PaperText,
  { number, date, legal = false }: { number: string; date: Date; legal?: boolean },
): Promise<Buffer> => {
  const from = legal ? LEGAL : HEARTHSIDE;
  return printPaper({ title: heading, heading, subheading, from, number, date, blocks }, heading);
};

const LINE = '______________________________';

/** Lines to fill in by hand. */
export const blanks = (...labels: readonly string[]): Block => ({
  facts: labels.map((label) => [label, LINE] as const),
});
/** Boxes to tick by hand. */
export const boxes = (...labels: readonly string[]): Block => ({
  checks: labels.map((label) => [false, label] as const),
});
export const heading = (text: string): Block => ({ heading: text });
export const text = (words: string): Block => ({ text: words });
export const clauses = (...words: readonly string[]): Block => ({ clauses: words });
/** A table with empty cells after the first column. */
export const toFillIn = (head: readonly string[], rows: readonly string[]): Block => {
  const rest = head.length - 1;
  return {
    table: {
      head,
      widths: [40, ...Array.from({ length: rest }, () => 60 / rest)],
      rows: rows.map((row) => [row, ...Array.from({ length: rest }, () => '')]),
    },
  };
};
/** Lines for handwritten signatures. */
export const signed = (...as: readonly string[]): Block =>
  blanks(...as.flatMap((who) => [`${who}, signature`, 'Date']));
