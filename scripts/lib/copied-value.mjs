/**
 * @typedef {object} Column of a table on PostgreSQL
 * @property {string} table
 * @property {string} name
 * @property {string} type as `information_schema` names it
 * @property {number | null} most how many characters it takes at most
 */

/** @type {Record<string, string>} */
const ESCAPED = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A time as text, in UTC or with its distance from it. */
const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
const FROM_UTC = /[+-]\d\d:?\d\d$/;

/** The years 1 to 9999, in milliseconds since 1970. */
const [FIRST_MS, LAST_MS] = [-62_135_596_800_000, 253_402_300_799_999];

/** An escape in JSON that PostgreSQL refuses: a null character, or half of a surrogate pair. */
const REFUSED_ESCAPE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const isTime = (/** @type {string} */ type) => type.startsWith('timestamp');

/** @param {unknown} value */
const writeText = (value) =>
  Buffer.isBuffer(value)
    ? `\\\\x${value.toString('hex')}`
    : String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPED[sign] ?? sign);

/** @param {unknown} value */
const writeBoolean = (value) => (Number(value) ? 't' : 'f');

/** @param {unknown} value */
function writeTime(value) {
  if (typeof value !== 'string') return new Date(Number(value)).toISOString();
  // A column without a zone would ignore the distance.
  return FROM_UTC.test(value) ? new Date(value).toISOString() : writeText(value);
}

/**
 * How a value that SQLite has is written as COPY's text for a column on PostgreSQL
 * (https://www.postgresql.org/docs/current/sql-copy.html, Text Format). SQLite has times as milliseconds or as text,
 * booleans as 0 and 1.
 * @param {string} type of the column
 * @returns {(value: unknown) => string} of a value that `checkOf` has nothing against
 */
export function writerOf(type) {
  const write = type === 'boolean' ? writeBoolean : isTime(type) ? writeTime : writeText;
  return (value) => (value === null || value === undefined ? '\\N' : write(value));
}

/** @type {[accepts: (type: string) => boolean, why: (value: any, column: Column) => string | undefined | false][]} */
const CHECKS = [
  [
    (type) => type === 'boolean',
    (value) => ![0, 1].includes(Number(value)) && 'is neither yes nor no',
  ],
  [
    (type) => type === 'integer',
    (value) =>
      !(Number.isInteger(Number(value)) && Number(value) === (Number(value) | 0)) &&
      'is no whole number of 32 bits',
  ],
  [isTime, (value) => !isValidTime(value) && 'is no time of the years 1 to 9999'],
  [(type) => type.startsWith('json'), (value) => refusedJson(String(value))],
  [
    (type) => /^(character varying|text)$/.test(type),
    (value, { most }) => {
      const text = String(value);
      if (text.includes('\0')) return 'has a null character';
      // Only a text with more units than that can have more characters.
      const isLong = most !== null && text.length > most && [...text].length > most;
      return isLong && `has more than ${most} characters`;
    },
  ],
];

/** @param {unknown} value */
function isValidTime(value) {
  if (typeof value === 'string')
    return TIME.test(value) && !Number.isNaN(Date.parse(value)) && !value.startsWith('0000');
  return Number(value) >= FIRST_MS && Number(value) <= LAST_MS;
}

/** @param {string} text */
function refusedJson(text) {
  try {
    const isRefused = REFUSED_ESCAPE.test(JSON.stringify(JSON.parse(text)));
    return isRefused && 'has a null character or half of a character';
  } catch {
    return 'is no JSON';
  }
}

/**
 * Tells why PostgreSQL does not take a value that SQLite has, or takes another for it; undefined if it takes it as it is.
 * @param {Column} column
 * @returns {(value: unknown) => string | undefined}
 */
export function checkOf(column) {
  const [, why] = CHECKS.find(([accepts]) => accepts(column.type)) ?? [];
  return (value) =>
    value === null || value === undefined ? undefined : why?.(value, column) || undefined;
}
