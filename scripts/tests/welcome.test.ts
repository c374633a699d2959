import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storedData } from '../lib/stored-data.mjs';
import { sourceWords, welcome } from '../lib/welcome.mjs';

const said = (env: Record<string, string>) =>
  welcome({ url: 'https://portal.example/', demo: false, data: storedData(env), ms: 940 });

it('the start message names the file, the outbox and the folder if those are used', () => {
  const text = said({ DATA_DIR: '/srv/data', DATABASE_FILE: '/srv/one.db', SMTP_URL: '' });
  expect(text).toMatch(/Outgoing mail +\/srv\/data\/outbox$/m);
  expect(text).toMatch(/Database +\/srv\/one\.db$/m);
  expect(text).toMatch(/Private files +\/srv\/data\/files$/m);
});

it('the start message names PostgreSQL, the mail server and the bucket if those are used, and no password', () => {
  const text = said({
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: 'postgres://hearthside:very-secret@db.example:5432/hearthside?sslmode=require',
    SMTP_URL: 'smtps://mailer:very-secret@mail.example:465',
    STORAGE: 's3',
    S3_BUCKET: 'portal-files',
  });
  expect(text).toMatch(/Outgoing mail +through mail\.example:465$/m);
  expect(text).toMatch(/Database +PostgreSQL, db\.example:5432\/hearthside$/m);
  expect(text).toMatch(/Private files +bucket portal-files$/m);
  expect(text).not.toContain('very-secret');
  expect(text).not.toMatch(/hearthside\.db|outbox/);
});

it('the start message tells of the setup only while there is an address for it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-'));
  expect(said({ DATA_DIR: folder })).not.toContain('set it up');
  writeFileSync(path.join(folder, 'setup.txt'), 'https://portal.example/setup#CODE');
  expect(said({ DATA_DIR: folder })).toContain('set it up at the address above');
  rmSync(folder, { recursive: true });
});

it('a backup names what it is made of, and no password', () => {
  const text = sourceWords(
    storedData({
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: 'postgres://hearthside:very-secret@db.example:5432/hearthside',
      DATA_DIR: '/srv/data',
    }),
  );
  expect(text).toBe(
    'Database: PostgreSQL, db.example:5432/hearthside\nPrivate files: /srv/data/files\n',
  );
});
