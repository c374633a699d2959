import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { STRAPI_PURPLE } from './calm-spinner';

it('the panel’s spinner is still the picture that the portal’s color is put over', () => {
  const strapi = createRequire(
    createRequire(import.meta.url).resolve('@strapi/strapi/package.json'),
  );
  const design = readFileSync(
    strapi.resolve('@strapi/design-system').replace(/\.js$/, '.mjs'),
    'utf8',
  );
  const pictures = design.match(/"data:image\/svg\+xml[^"]*"/g) ?? [];
  expect(pictures.filter((one) => one.includes(STRAPI_PURPLE))).toHaveLength(1);
});
