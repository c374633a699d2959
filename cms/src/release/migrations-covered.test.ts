import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './migrations';

const tested = readFileSync(
  path.join(import.meta.dirname, '../../tests/release/upgrade.test.ts'),
  'utf8',
);

it.each(MIGRATIONS)('the test of the update from 1.0.0 covers the migration $name', ({ name }) => {
  expect(tested).toContain(`'${name}'`);
});
