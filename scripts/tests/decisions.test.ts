import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';

const FOLDER = 'docs/decisions/';
const HEAD =
  /^# (\d{3}) .+\n\n\*\*Date\*\* \d{4}-\d{2}-\d{2} · \*\*Status\*\* (accepted|replaced by \d{3}|withdrawn)\n/;

it('every decision begins with its number, its date and its status', () => {
  const odd = readdirSync(inRepo(FOLDER)).filter((page) => {
    const [, number] = HEAD.exec(readFileSync(inRepo(FOLDER + page), 'utf8')) ?? [];
    return number !== page.slice(0, 3);
  });
  expect(odd).toEqual([]);
});
