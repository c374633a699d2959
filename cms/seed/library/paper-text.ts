import { z } from 'zod';
import { byKey } from '../notation';
import type { Block, Paper } from '../papers/paper';
import { printPaper } from '../papers/print-paper';

const LINE = '______________________________';

/** Lines to be filled in by hand. */
const blanks = (...labels: readonly string[]): Block => ({
  facts: labels.map((label) => [label, LINE] as const),
});
/** Boxes to be ticked by hand. */
const boxes = (...labels: readonly string[]): Block => ({
  checks: labels.map((label) => [false, label] as const),
});
/** A table with empty cells behind the first column. */
const toFillIn = (head: readonly string[], rows: readonly string[]): Block => {
  const rest = head.length - 1;
  return {
    table: {
      head,
      widths: [40, ...Array.from({ length: rest }, () => 60 / rest)],
      rows: rows.map((row) => [row, ...Array.from({ length: rest }, () => '')]),
    },
  };
};
/** Where somebody signs by hand. */
const signed = (...as: readonly string[]): Block =>
  blanks(...as.flatMap((who) => [`${who}, signature`, 'Date']));

const words = z.array(z.string());
/** As `Present: Rosa Marchetti`, a line each. */
const pairs = z.record(z.string(), z.string()).transform((record) => Object.entries(record));

/** A part of a paper in a data file, as `- heading: Food` or `- blanks: [Name, Born]`. */
const block = byKey({
  heading: z.strictObject({ heading: z.string() }),
  text: z.strictObject({ text: z.string() }),
  clauses: z.strictObject({ clauses: words }),
  blanks: z.strictObject({ blanks: words }).transform((one) => blanks(...one.blanks)),
  boxes: z.strictObject({ boxes: words }).transform((one) => boxes(...one.boxes)),
  signed: z.strictObject({ signed: words }).transform((one) => signed(...one.signed)),
  toFillIn: z
    .strictObject({ toFillIn: z.strictObject({ head: words, rows: words }) })
    .transform(({ toFillIn: { head, rows } }) => toFillIn(head, rows)),
  table: z.strictObject({
    table: z.strictObject({ head: words, widths: z.array(z.number()), rows: z.array(words) }),
  }),
  facts: z.strictObject({ facts: pairs }),
  signatures: z.strictObject({ signatures: pairs }),
  pageBreak: z.strictObject({ pageBreak: z.literal(true) }),
});

/** What a paper of the office says, from top to bottom. */
export const paperTextSchema = z.strictObject({
  heading: z.string(),
  subheading: z.string(),
  blocks: z.array(block),
});
export type PaperText = z.infer<typeof paperTextSchema>;

export const HEARTHSIDE: Paper['from'] = {
  name: 'Hearthside',
  lines: ['Pet Trust Community · 40 Hearth Lane, Portland, Oregon 97205', '+1 (503) 555-0199'],
  color: '#1d6b58',
  mark: 'paw',
};
const LEGAL: Paper['from'] = { ...HEARTHSIDE, color: '#2b5f93', mark: 'scales' };

/** Prints a document with the letterhead of the office, or of its legal desk. */
export const printText = (
  { heading, subheading, blocks }: PaperText,
  { number, date, legal = false }: { number: string; date: Date; legal?: boolean },
): Promise<Buffer> => {
  const from = legal ? LEGAL : HEARTHSIDE;
  return printPaper({ title: heading, heading, subheading, from, number, date, blocks }, heading);
};
