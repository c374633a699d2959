import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('every file that writes mails is among those whose mails are looked at (every-mail.test.ts)', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /mailIn\(strapi, \(|\blead: \(organization\)/.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
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
