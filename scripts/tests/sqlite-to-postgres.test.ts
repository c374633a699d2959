import { expect, it } from 'vitest';
import { checkOf, writerOf } from '../lib/copied-value.mjs';

it.each([
  ['nothing', null, 'text', '\\N'],
  ['an empty text', '', 'text', ''],
  ['the text of COPY’s own nothing', '\\N', 'text', '\\\\N'],
  ['a text of several lines', 'a\tb\r\nc\\', 'character varying', 'a\\tb\\r\\nc\\\\'],
  ['a large number', 9_007_199_254_740_993n, 'bigint', '9007199254740993'],
  ['a number with a part', 0.1, 'numeric', '0.1'],
  ['yes', 1n, 'boolean', 't'],
  ['no', 0n, 'boolean', 'f'],
  ['a moment', 1_765_049_750_664n, 'timestamp without time zone', '2025-12-06T19:35:50.664Z'],
  ['a moment as text', '2025-12-06 19:35:50', 'timestamp with time zone', '2025-12-06 19:35:50'],
  [
    'a moment of another zone',
    '2025-12-06T19:35:50+02:00',
    'timestamp without time zone',
    '2025-12-06T17:35:50.000Z',
  ],
  ['JSON', '{"a":"\\n"}', 'jsonb', '{"a":"\\\\n"}'],
  ['bytes', Buffer.from([0, 255]), 'bytea', '\\\\x00ff'],
])('%s of SQLite arrives on PostgreSQL as it is', (_, value, type, copied) => {
  expect(writerOf(type)(value)).toBe(copied);
});

const refused = (value: unknown, type: string, most: number | null = null) =>
  checkOf({ table: 'pets', name: 'name', type, most })(value);

it.each([
  ['a text that is too long', 'abcd', 'character varying', 'has more than 3 characters'],
  ['a text with a null character', 'a\0', 'text', 'has a null character'],
  ['neither yes nor no', 'true', 'boolean', 'is neither yes nor no'],
  ['a number of more than 32 bits', 2_147_483_648n, 'integer', 'is no whole number of 32 bits'],
  ['a part of a number', 0.5, 'integer', 'is no whole number of 32 bits'],
  [
    'a time after the year 9999',
    253_402_300_800_000n,
    'timestamp without time zone',
    'is no time of the years 1 to 9999',
  ],
  [
    'words instead of a time',
    'soon',
    'timestamp without time zone',
    'is no time of the years 1 to 9999',
  ],
  ['what is no JSON', '{', 'jsonb', 'is no JSON'],
  [
    'JSON with a null character',
    '{"a":"\\u0000"}',
    'jsonb',
    'has a null character or half of a character',
  ],
  [
    'JSON with half of a character',
    '["\\ud83d"]',
    'jsonb',
    'has a null character or half of a character',
  ],
])('%s is refused for PostgreSQL', (_, value, type, why) => {
  expect(refused(value, type, 3)).toBe(why);
});

it.each([
  ['nothing', null, 'integer'],
  ['three characters of six units', '🐾🐾🐾', 'character varying'],
  ['a number as text', '42', 'integer'],
  ['a negative number', -2_147_483_648n, 'integer'],
  ['the words of an escape', '{"a":"\\\\u0000 🐾"}', 'jsonb'],
  ['a moment before 1970', -1n, 'timestamp without time zone'],
])('%s is taken by PostgreSQL', (_, value, type) => {
  expect(refused(value, type, 3)).toBeUndefined();
});
