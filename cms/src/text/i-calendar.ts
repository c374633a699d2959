import type { Moment } from './moment';

/** The most octets of a line, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const octets = (text: string) => Buffer.byteLength(text, 'utf8');
/** RFC 5545 allows no control characters except tab and line break. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Half a surrogate pair, which UTF-8 cannot represent. */
const HALVES = /\p{Cs}/gu;
const cleaned = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(HALVES, '\ufffd');

/** A text as a property's value (§3.3.11). */
export const iCalendarText = (text: string): string =>
  cleaned(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A text as a parameter's value: quoted, so it must not contain quotes or line breaks (§3.2). */
export const iCalendarParameter = (text: string): string =>
  `"${cleaned(text).replace(/"/g, '\u2019').replace(/\s+/g, ' ').trim()}"`;

/** A time in UTC (§3.3.5, form 2): `20261204T090000Z`. */
export const iCalendarMoment = (moment: Moment): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A line broken into pieces of at most 75 octets, never within a character (§3.1). */
export function foldedLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

/** A whole file of lines that are not folded yet; every line ends in CRLF. */
export const iCalendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${foldedLine(line)}\r\n`).join('');
