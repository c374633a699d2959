import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STRAPI_UNSUPPORTED } from './calm-loading';

it('Strapi still begins the text so that is hidden while a custom field loads', () => {
  const strapi = createRequire(
    createRequire(import.meta.url).resolve('@strapi/strapi/package.json'),
  );
  const admin = path.dirname(strapi.resolve('@strapi/admin/package.json'));
  const inputs = 'dist/admin/admin/src/components/FormInputs/Renderer.mjs';
  const source = readFileSync(path.join(admin, inputs), 'utf8');
  expect(source).toContain(`\`${STRAPI_UNSUPPORTED}\${type}\``);
});
