import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allTexts } from './catalogues';

const ENGLISH = path.resolve(import.meta.dirname, 'en');
const fileOf = (name: string) => path.join(ENGLISH, `${name}.json`);
const asJson = (texts: readonly string[]) =>
  `${JSON.stringify(Object.fromEntries(texts.map((text) => [text, text])), null, 2)}\n`;

it('every text of the portal is in the catalogue of its subject, and no other text is', () => {
  const texts = allTexts();
  if (process.env.WRITE_TEXTS) {
    rmSync(ENGLISH, { recursive: true, force: true });
    mkdirSync(ENGLISH, { recursive: true });
    for (const [name, some] of texts) writeFileSync(fileOf(name), asJson(some));
  }
  const kept = readdirSync(ENGLISH).map((file) => path.basename(file, '.json'));
  expect(kept, 'npx pnpm@10 texts writes the catalogues').toEqual([...texts.keys()]);
  for (const [name, some] of texts) {
    expect(readFileSync(fileOf(name), 'utf8'), `npx pnpm@10 texts writes ${name}`).toBe(
      asJson(some),
    );
  }
});
