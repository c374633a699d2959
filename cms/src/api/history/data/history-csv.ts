import type { Core } from '@strapi/strapi';
import { HISTORY_ACTIONS, type HistoryChange } from '@hearthside/contract/history/endpoints';
import { HISTORY_KIND_LABELS } from '@hearthside/contract/history/kinds';
import { sentenceText } from '@hearthside/contract/history/sentence';
import { csvLines } from '../../../text/csv-lines';
import { selectEntries, toEntry, type StoredEntry } from './entry-row';

/** How many are read at a time. */
const CHUNK = 500;

const HEADINGS = [
  'Number',
  'When',
  'Who',
  'What happened',
  'Kind',
  'Action',
  'About',
  'With',
  'Changes',
  'Reason',
  'Place in the chain',
  'Seal',
];

const shown = ({ field, from, to }: HistoryChange) =>
  from === '' ? `${field}: ${to}` : `${field}: ${from} → ${to}`;

function cellsOf(row: StoredEntry): string[] {
  const entry = toEntry(row);
  return [
    String(entry.id),
    entry.at,
    entry.by?.name ?? '',
    sentenceText(entry),
    HISTORY_KIND_LABELS[entry.about.kind] ?? entry.about.kind,
    HISTORY_ACTIONS[entry.action] ?? entry.action,
    entry.about.name,
    entry.other?.name ?? '',
    entry.changes.map(shown).join('\n'),
    entry.reason,
    row.seal_position === null ? '' : String(row.seal_position),
    row.seal_hash ?? '',
  ];
}

/** Entries as CSV, in the order of the ids given. Begins with a byte order mark, by which spreadsheets know UTF-8. */
export async function* historyCsv(strapi: Core.Strapi, ids: readonly number[]) {
  yield `\ufeff${csvLines([HEADINGS])}`;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await selectEntries(strapi.db.connection, ids.slice(at, at + CHUNK));
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
  }
}
