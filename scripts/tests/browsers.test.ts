import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';

const NAMES: Record<string, string> = {
  Safari: 'safari',
  'Safari on iOS': 'ios_saf',
  Chrome: 'chrome',
  'Chrome on Android': 'and_chr',
  Edge: 'edge',
  Firefox: 'firefox',
};

it('the README names the browsers and versions that package.json has', () => {
  const [, part = ''] = readFileSync(inRepo('README.md'), 'utf8').split('## Supported browsers\n');
  const rows = (part.split('\n## ')[0] ?? '').matchAll(/^\| (\S[^|]*?) +\| ([\d.]+) +\|/gm);
  const stated = Array.from(rows, ([, name = '', version]) => `${NAMES[name]} >= ${version}`);
  const { browserslist } = JSON.parse(readFileSync(inRepo('package.json'), 'utf8'));
  expect(stated).toEqual(browserslist);
});
