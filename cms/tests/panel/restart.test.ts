import { afterAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

let own: Server | undefined;
afterAll(async () => {
  await own?.kill();
  if (own) discard(own.info);
});

it('a start takes away other roles and puts the settings of uploads right', async () => {
  own = await ownServer();
  await own.stop();
  const db = connect(own.info.database);
  try {
    const role = (code: string) => insert('admin_roles', { name: code, code }, db);
    const held = await role('somebodys');
    await role('nobodys');
    const action = 'admin::api-tokens.create';
    const permission_id = await insert(
      'admin_permissions',
      { action, action_parameters: '{}', properties: '{}', conditions: '[]' },
      db,
    );
    await db('admin_permissions_role_lnk').insert({ permission_id, role_id: held });
    const user = await db('admin_users').first('id');
    await db('admin_users_roles_lnk').insert({ user_id: user.id, role_id: held });
    const settings = () =>
      db('strapi_core_store_settings').where({ key: 'plugin_upload_settings' });
    const [before] = await settings();
    await settings().update({ value: JSON.stringify({ sizeOptimization: false }) });

    own = await ownServer({ after: own.info });
    expect((await db('admin_roles').orderBy('code').pluck('code')) as string[]).toEqual([
      'somebodys',
      'strapi-editor',
      'strapi-super-admin',
    ]);
    expect(await db('admin_permissions_role_lnk').where({ role_id: held })).toEqual([]);
    expect(await db('admin_permissions').where({ action })).toEqual([]);
    const [after] = await settings();
    expect(JSON.parse(after.value)).toEqual(JSON.parse(before.value));
  } finally {
    await db.destroy();
  }
});
