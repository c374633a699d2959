/** The page of a copy that people read: everything the JSON files have, as tables without a script. */
import { shownMoney } from '@hearthside/contract/money';
import { shownMoment } from '@hearthside/contract/shown-date';
import type { OwnRow } from './own-rows';

/** A part of the copy: what one table has of the member. */
export interface CopyPart {
  title: string;
  /** The name of its JSON file in the copy. */
  file: string;
  rows: readonly OwnRow[];
}

/** A file of the member in the copy. */
export interface CopyFile {
  /** Where it lies in the copy. */
  path: string;
  title: string;
}

/** Whose copy it is, made by whom, when. */
export interface CopyHead {
  name: string;
  organization: string;
  madeAt: Date;
  timeZone: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** 'next_deadline' as 'Next deadline'. */
const heading = (column: string) => {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sums are stored in cents (ruling 25). */
const MONEY = new Set(['amount']);
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Rich text without its marks. */
const plain = (text: string) => text.replace(/<[^<>]+>/g, ' ').trim();

function shown(column: string, value: unknown, timeZone: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (MONEY.has(column) && typeof value === 'number') return shownMoney(value);
  if (typeof value === 'string' && ISO.test(value)) {
    return shownMoment('dayAndClock', new Date(value), timeZone);
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : plain(String(value));
}

/** One row as a list of what it says; empty fields are left out. */
function rowHtml(row: OwnRow, timeZone: string): string {
  const facts = Object.entries(row)
    .map(([column, value]) => [heading(column), shown(column, value, timeZone)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`);
  return `<li><dl>${facts.join('')}</dl></li>`;
}

const partHtml = ({ title, file, rows }: CopyPart, timeZone: string) =>
  [
    `<section><h2>${escaped(title)} (${rows.length})</h2>`,
    rows.length === 0
      ? '<p>Nothing is stored here.</p>'
      : `<ol>${rows.map((row) => rowHtml(row, timeZone)).join('')}</ol>`,
    `<p><a href="${escaped(file)}">The same as JSON</a></p></section>`,
  ].join('');

const STYLE = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2b28}',
  'h1{line-height:1.2}section{border-top:1px solid #ccd5d2;margin-top:2rem}ol{padding-left:1.5rem}',
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0 0 1rem}',
  'dt{color:#52625e}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}',
  '@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}',
].join('');

/** The whole page, `index.html` of the copy. */
export function copyPage(
  { name, organization, madeAt, timeZone }: CopyHead,
  parts: readonly CopyPart[],
  files: readonly CopyFile[],
): string {
  const at = shownMoment('dayAndClock', madeAt, timeZone);
  const listed = files.map(
    ({ path, title }) =>
      `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escaped(title)}</a></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Data of ${escaped(name)}</title><style>${STYLE}</style></head><body>`,
    `<h1>What ${escaped(organization)} has stored about ${escaped(name)}</h1>`,
    `<p>Created ${escaped(at)}. It doesn’t include passwords, sign-in links, or what other people wrote.</p>`,
    ...parts.map((part) => partHtml(part, timeZone)),
    `<section><h2>Your files (${files.length})</h2><ul>${listed.join('')}</ul></section>`,
    '</body></html>',
  ].join('\n');
}
