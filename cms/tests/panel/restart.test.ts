import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { connect, insert } from '../harness/database';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { panelAccount, panelSignIn } from './panel-client';

let own: Server;
let db: Knex;
let held: number;
let uploads: unknown;
let calls = 0;
const elsewhere = createServer((_request, response) => {
  calls += 1;
  response.end();
});
const EVENTS = ['entry.create', 'entry.update', 'media.create'];
const ACTION = 'admin::api-tokens.create';
const settings = () => db('strapi_core_store_settings').where({ key: 'plugin_upload_settings' });

/** What someone made in the panel or in the database before. */
async function plant() {
  const role = (code: string) => insert('admin_roles', { name: code, code }, db);
  held = await role('somebodys');
  await role('nobodys');
  const permission = {
    action: ACTION,
    action_parameters: '{}',
    properties: '{}',
    conditions: '[]',
  };
  const permission_id = await insert('admin_permissions', permission, db);
  await db('admin_permissions_role_lnk').insert({ permission_id, role_id: held });
  const user = await db('admin_users').first('id');
  await db('admin_users_roles_lnk').insert({ user_id: user.id, role_id: held });
  const [{ value }] = await settings();
  uploads = JSON.parse(value);
  await settings().update({ value: JSON.stringify({ sizeOptimization: false }) });
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const hook = { name: 'old', url, headers: '{}', events: JSON.stringify(EVENTS), enabled: true };
  await db('strapi_webhooks').insert(hook);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  own = await ownServer();
  await own.stop();
  db = connect(own.info.database);
  await plant();
  own = await ownServer({ after: own.info });
}, 120_000);
afterAll(async () => {
  elsewhere.close();
  await db.destroy();
  await own.kill();
  discard(own.info);
});

describe('a start', () => {
  it('removes other roles and corrects the upload settings', async () => {
    expect((await db('admin_roles').orderBy('code').pluck('code')) as string[]).toEqual([
      'somebodys',
      'strapi-editor',
      'strapi-super-admin',
    ]);
    expect(await db('admin_permissions_role_lnk').where({ role_id: held })).toEqual([]);
    expect(await db('admin_permissions').where({ action: ACTION })).toEqual([]);
    const [after] = await settings();
    expect(JSON.parse(after.value)).toEqual(uploads);
  });

  it('leaves webhooks silent that were made before, and nobody makes another', async () => {
    const { email, password } = panelAccount('strapi-super-admin');
    const admin = await panelSignIn(email, password, own.info.baseUrl);
    const hook = { name: 'new', url: 'http://127.0.0.1:9/', headers: {}, events: EVENTS };
    for (const answer of [
      await admin.get('/admin/webhooks'),
      await admin.send('POST', '/admin/webhooks', hook),
      await admin.send('PUT', '/admin/webhooks/1', hook),
      await admin.send('POST', '/admin/webhooks/1/trigger', {}),
    ])
      expect(answer.status).toBe(403);
    const list = '/content-manager/collection-types/api::library.library-folder';
    const folder = { name: 'Told to no one', section: 'forms' };
    expect((await admin.send('POST', list, folder)).status).toBe(201);
    // A call would be under way by now, and made before the server has ended.
    await own.stop();
    expect(calls).toBe(0);
  });
});
