import Papa from 'papaparse';
import {
  DONATION_LIMITS,
  GIFT_COLUMNS,
  GIFT_METHODS,
  type GiftMethod,
} from '@hearthside/contract/donation/fields';
import { giftInput, type GiftInput } from '@hearthside/contract/donation/shapes';
import { readMoney } from '@hearthside/contract/money';
import { normalize } from '../../../text/normalize';

type Column = keyof typeof GIFT_COLUMNS;
const COLUMNS = Object.keys(GIFT_COLUMNS) as Column[];
const REQUIRED: readonly Column[] = ['donorName', 'amount', 'date'];

/** A line as it was read, and its gift if the line is valid. */
export interface ReadGift {
  line: number;
  donorName: string;
  amount: number | null;
  date: string;
  problem: string;
  gift: GiftInput | null;
}

/** A list that can't be read at all, so its lines were not checked. */
export class UnreadableGifts extends Error {}

const plain = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_NAMES = new Map<string, Column>(
  COLUMNS.flatMap((column) => [
    [plain(GIFT_COLUMNS[column]), column] as const,
    [plain(column), column] as const,
  ]),
);
for (const [also, column] of [
  ...([['name', 'donorName']] as const),
  ...([['emailaddress', 'donorEmail']] as const),
  ...([['checknumber', 'reference']] as const),
  ...([['campaigncode', 'campaignCode']] as const),
] as const) {
  COLUMN_NAMES.set(also, column);
}

const METHOD_NAMES = new Map<string, GiftMethod>(
  (Object.keys(GIFT_METHODS) as GiftMethod[]).flatMap((method) => [
    [plain(method), method] as const,
    [plain(GIFT_METHODS[method]), method] as const,
  ]),
);
METHOD_NAMES.set('cheque', 'check');

function columnsIn(headings: readonly string[]): (Column | undefined)[] {
  const columns = headings.map((heading) => COLUMN_NAMES.get(plain(heading)));
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => `“${GIFT_COLUMNS[column]}”`).join(', ');
    throw new UnreadableGifts(`The first line must name the columns. Missing: ${names}.`);
  }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new UnreadableGifts(`Two columns are called “${GIFT_COLUMNS[twice]}”.`);
  return columns;
}

/** A cell without the apostrophe that keeps a spreadsheet from running it. */
const plainCell = (cell = '') => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * Converts a day as spreadsheets write it in the office's country, `11/20/2026`, to the portal's format. Others stay
 * unchanged.
 */
function dayOf(typed: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}

function readLine(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): ReadGift {
  const typed = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<Column, string>;
  for (const [at, column] of columns.entries()) if (column) typed[column] = plainCell(cells[at]);
  const amount = readMoney(typed.amount);
  const date = dayOf(typed.date);
  const { data, error } = giftInput.safeParse({
    ...typed,
    amount,
    date,
    memberId: null,
    // A list of checks need not name the method in each line.
    method: typed.method === '' ? 'check' : METHOD_NAMES.get(plain(typed.method)),
  });
  const said = { line, donorName: typed.donorName.slice(0, 160), amount, date: date.slice(0, 40) };
  if (data) return { ...said, donorName: data.donorName, problem: '', gift: data };
  const wrong = error.issues.map(({ path, message }) => {
    if (path[0] === 'method') return `There is no method “${typed.method.slice(0, 40)}”`;
    if (path[0] === 'amount' && amount === null && typed.amount)
      return `“${typed.amount.slice(0, 40)}” is not an amount`;
    return message;
  });
  return { ...said, problem: [...new Set(wrong)].join('. '), gift: null };
}

/**
 * Reads a CSV list of gifts, with commas, semicolons or tabs, whatever the order of its columns. Each line is valid
 * or says what is wrong with it.
 * @throws UnreadableGifts without the needed headings, or with more lines than can be recorded at once.
 */
export function readGiftList(csv: string): ReadGift[] {
  // Excel may name the delimiter in a separate first line.
  const [, delimiter, list = ''] = /^\ufeff?(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(csv) ?? [];
  const offset = delimiter ? 1 : 0;
  // Lists are combined from several sources, so line endings may differ within one.
  const { data, errors } = Papa.parse<string[]>(list.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    delimiter: delimiter ?? '',
    delimitersToGuess: [',', ';', '\t'],
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) {
    const line = (unclosed.row ?? 0) + 1 + offset;
    throw new UnreadableGifts(`A quotation mark in line ${line} is not closed, or not doubled.`);
  }
  const [headings = [], ...rest] = data;
  const columns = columnsIn(headings);
  const lines = rest
    .map((cells, at) => ({ cells, line: at + 2 + offset }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (lines.length === 0) throw new UnreadableGifts('There are no gifts in this list yet.');
  if (lines.length > DONATION_LIMITS.csvLines) {
    throw new UnreadableGifts(`At most ${DONATION_LIMITS.csvLines} gifts can be recorded at once.`);
  }
  return lines.map(({ cells, line }) => readLine(line, cells, columns));
}
