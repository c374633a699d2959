import Papa from 'papaparse';
import { ROLE_LABELS, ROLES, type Role } from '@hearthside/contract/access';
import {
  INVITE_COLUMNS,
  INVITE_LIST,
  newInvitation,
  type InviteLine,
  type NewInvitation,
} from '@hearthside/contract/member/invitations';
import { normalize } from '../../../text/normalize';
import { nameIn } from '../../../text/member-name';

type Column = keyof typeof INVITE_COLUMNS;
const COLUMNS = Object.keys(INVITE_COLUMNS) as Column[];
const REQUIRED: readonly Column[] = ['firstName', 'lastName', 'email', 'role'];

/** A line as it was read, and whom it invites if it is valid. */
export interface ReadLine extends InviteLine {
  person: NewInvitation | null;
}

/** A list that can't be read at all, so its lines were not checked. */
export class UnreadableList extends Error {}

/** Without case, blanks and punctuation: 'first_name' and 'E-mail' are understood. */
const plain = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_NAMES = new Map<string, Column>(
  COLUMNS.flatMap((column) => [
    [plain(INVITE_COLUMNS[column]), column],
    [plain(column), column],
  ]),
);
for (const [also, column] of [
  ['emailaddress', 'email'],
  ['phone', 'phoneNumber'],
] as const) {
  COLUMN_NAMES.set(also, column);
}

const ROLE_NAMES = new Map<string, Role>(
  ROLES.flatMap((role) => [
    [plain(role), role],
    [plain(ROLE_LABELS[role].one), role],
  ]),
);

/** The column at each position, by the headings. */
function columnsIn(headings: readonly string[]): (Column | undefined)[] {
  const columns = headings.map((heading) => COLUMN_NAMES.get(plain(heading)));
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => `“${INVITE_COLUMNS[column]}”`).join(', ');
    throw new UnreadableList(`The first line must name the columns. Missing: ${names}.`);
  }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new UnreadableList(`Two columns are called “${INVITE_COLUMNS[twice]}”.`);
  return columns;
}

/** A cell without the apostrophe that keeps a spreadsheet from running it, which our own export adds. */
const plainCell = (cell = '') => cell.trim().replace(/^'(?=[=+\-@])/, '');

function readLine(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  verified: boolean,
): ReadLine {
  const typed = Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, plainCell(cells[at])]] : [])),
  ) as Record<Column, string>;
  const role = ROLE_NAMES.get(plain(typed.role));
  const { data, error } = newInvitation.safeParse({ ...typed, role, verified });
  const said = {
    line,
    name: nameIn(typed),
    email: typed.email,
    role: role ? ROLE_LABELS[role].one : typed.role,
  };
  if (data) return { ...said, error: null, person: data };
  const wrong = error.issues.map(({ path, message }) => {
    if (path[0] === 'role' && typed.role) return `There is no role “${typed.role}”`;
    return message;
  });
  return { ...said, error: [...new Set(wrong)].join('. '), person: null };
}

/**
 * Reads a CSV list of people, with commas, semicolons or tabs, whatever the order of its columns. Each line is valid
 * or says what is wrong with it. An address that appears twice is valid only once.
 * @throws UnreadableList without the needed headings, or with more lines than can be sent at once.
 */
export function readInviteList(csv: string, verified: boolean): ReadLine[] {
  // Excel may name the delimiter in a separate first line.
  const [, delimiter, list = ''] = /^\ufeff?(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(csv) ?? [];
  const offset = delimiter ? 1 : 0;
  const { data, errors } = Papa.parse<string[]>(list, {
    delimiter: delimiter ?? '',
    delimitersToGuess: [',', ';', '\t'],
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) {
    const line = (unclosed.row ?? 0) + 1 + offset;
    throw new UnreadableList(`A quotation mark in line ${line} is not closed, or not doubled.`);
  }
  const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const [headings = [], ...rest] = data;
  const columns = columnsIn(headings);
  const lines = rest
    .map((cells, at) => ({ cells, line: at + 2 + offset }))
    .filter(({ cells }) => !isEmpty(cells));
  if (lines.length === 0) throw new UnreadableList('No one is on this list yet.');
  if (lines.length > INVITE_LIST.maxLines) {
    throw new UnreadableList(`At most ${INVITE_LIST.maxLines} people can be invited at once.`);
  }
  const first = new Map<string, number>();
  return lines.map(({ cells, line }) => {
    const read = readLine(line, cells, columns, verified);
    if (!read.person) return read;
    const before = first.get(read.person.email);
    if (before === undefined) {
      first.set(read.person.email, line);
      return read;
    }
    return { ...read, person: null, error: `The same email is in line ${before}` };
  });
}
