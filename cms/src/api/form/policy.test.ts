import { ROLES } from '@hearthside/contract/access';
import { FORM_ROLES } from '@hearthside/contract/form/fields';
import { isFor } from '@hearthside/contract/form/visibility';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import { listKey } from './data/form-keys';
import { meantFor } from './policy';

let knex: Knex;
beforeAll(async () => {
  knex = await testTables({ forms: ['id integer primary key', 'role_key'] });
});
afterAll(() => knex.destroy());

it('the contract and the SQL agree on whom any form is meant for', async () => {
  const roles = fc.uniqueArray(fc.constantFrom(...FORM_ROLES), { maxLength: FORM_ROLES.length });
  await fc.assert(
    fc.asyncProperty(fc.array(roles, { minLength: 1, maxLength: 12 }), async (forms) => {
      await knex('forms').delete();
      await knex('forms').insert(
        forms.map((accessRoles, at) => ({ id: at + 1, role_key: listKey(accessRoles) })),
      );
      for (const role of ROLES) {
        const found = await knex('forms').modify(meantFor(role)).orderBy('id').pluck('id');
        const meant = forms.flatMap((accessRoles, at) =>
          isFor({ accessRoles }, role) ? at + 1 : [],
        );
        expect([role, found]).toEqual([role, meant]);
      }
    }),
    { numRuns: 50 },
  );
});
