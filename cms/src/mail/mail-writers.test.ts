import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(SOURCES, file), 'utf8');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The exported functions that write a mail by themselves, by name. */
const writersIn = (source: string): string[] =>
  source
    .split(/^(?=export |const |(?:async )?function )/m)
    .filter((part) => part.includes('mailIn('))
    .flatMap((part) => /^export (?:const|(?:async )?function) (\w+)/.exec(part)?.[1] ?? []);

it('every file that writes mails is among those whose mails are looked at (every-mail.test.ts)', () => {
  const writers = sources.filter((file) =>
    /mailIn\(strapi, \(|\blead: \(organization\)/.test(read(file)),
  );
  expect(writers.map((file) => path.basename(file)).sort()).toEqual([
    'account-notices.ts',
    'appointment-notices.ts',
    'care-notices.ts',
    'contacting.ts',
    'factor-mails.ts',
    'first-panel-admin.ts',
    'form-notices.ts',
    'giving-address-rules.ts',
    'guard-accounts.ts',
    'late-doses.ts',
    'mails.ts',
    'morning-mail.ts',
    'office-mail.ts',
    'own-data-mails.ts',
    'problem-notice.ts',
    'reading-mails.ts',
    'reminding.ts',
    'review-notices.ts',
    'setup-mail.ts',
    'unread-mails.ts',
  ]);
});

it('every function that writes a mail is among those whose mails are looked at', () => {
  const writers = sources
    .filter((file) => file !== path.join('mail', 'mail-content.ts'))
    .flatMap((file) => writersIn(read(file)));
  expect(writers).toEqual(expect.arrayContaining(['resetMailBy', 'suspendedMail']));
  const looked = read('mail/every-mail.test.ts');
  expect(writers.filter((name) => !looked.includes(`${name}(`))).toEqual([]);
});
