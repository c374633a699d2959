import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const strapi = createRequire(require.resolve('@strapi/strapi/package.json'));

/** An installed file of one of the panel's packages. */
const installed = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(strapi.resolve(`${name}/package.json`)), file), 'utf8');

// pnpm refuses to install if a patch does not fit. These tests notice a patch that was lost with a new version.
it.each([
  ['@strapi/content-manager', 'services/documents.mjs', /return error \? \[\] : \[/, 4],
  ['@strapi/content-manager', 'services/documents.mjs', /patchResult/, 0],
  ['@strapi/content-manager', 'pages/EditView/EditViewPage.mjs', /hasError && !document/, 1],
  [
    '@strapi/content-manager',
    'pages/EditView/components/DocumentActions.mjs',
    /if \(!\('error' in res\)\) \{\s+resetForm\(latestValues\)/,
    1,
  ],
  ['@strapi/admin', 'admin/src/pages/Auth/AuthPage.mjs', /hasAdmin = true/, 1],
  ['@strapi/admin', 'admin/src/components/Form.mjs', /disabled \|\| state\.isSubmitting/, 1],
  ['@strapi/admin', 'admin/src/hooks/useRBAC.mjs', /wasLoadingAuth && !isLoadingAuth/, 1],
  ['@strapi/admin', 'admin/src/features/Auth.mjs', /performGlobalLogout\(`\?redirectTo=/, 1],
] as const)('the installed %s has the patch of %s that matches %s', (name, file, line, times) => {
  const found = installed(name, `dist/admin/${file}`).match(new RegExp(line, 'g')) ?? [];
  expect(found).toHaveLength(times);
});
