import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PANEL_ACCOUNTS } from '../../seed/seed-panel';
import { db } from '../harness/database';
import { unique } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { newPanelSession, panelAccount, type PanelPerson } from './panel-client';

type Role = (typeof PANEL_ACCOUNTS)[number]['role'];
const editor = panelAccount('strapi-editor');
const chief = panelAccount('strapi-super-admin' as Role);
const wanted = `${unique('panel')}@test.example`;

let me: PanelPerson;
let admin: PanelPerson;
let editorId: number;
beforeAll(async () => {
  me = await newPanelSession(editor);
  admin = await newPanelSession(chief);
  editorId = (await db('admin_users').where({ email: editor.email }).first('id')).id;
});
afterAll(() => db('admin_users').where({ id: editorId }).update({ email: editor.email }));

const emailNow = async () => (await db('admin_users').where({ id: editorId }).first('email')).email;
const messageOf = ({ status, body }: { status: number; body: { error?: { message: string } } }) =>
  [status, body.error?.message] as const;

describe('the email address of a panel account', () => {
  it('is not changed by a person at an open window who does not know the password', async () => {
    for (const proof of [{}, { currentPassword: 'not-this-one-1' }, { currentPassword: 7 }]) {
      const [status] = messageOf(
        await me.send('PUT', '/admin/users/me', { email: wanted, ...proof }),
      );
      expect(status).toBe(400);
      expect(await emailNow()).toBe(editor.email);
    }
  });

  it('stays where a name is changed, without the password', async () => {
    const body = { email: editor.email.toUpperCase(), firstname: 'Edna' };
    expect((await me.send('PUT', '/admin/users/me', body)).status).toBe(200);
    expect(await emailNow()).toBe(editor.email);
  });

  it('is changed with the password, and the old one is notified', async () => {
    const body = { email: wanted, currentPassword: editor.password };
    expect((await me.send('PUT', '/admin/users/me', body)).status).toBe(200);
    expect(await emailNow()).toBe(wanted);
    const mail = await mailTo(editor.email, 'Your email address for the panel has been changed');
    expect(mail.text).toContain(wanted);
  });

  it('is changed by a panel admin only with a notice to the old one', async () => {
    const path = `/admin/users/${editorId}`;
    expect((await admin.send('PUT', path, { email: editor.email })).status).toBe(200);
    const mail = await mailTo(wanted, 'Your email address for the panel has been changed');
    expect(mail.text).toContain(editor.email);
  });
});

describe('the password of a panel account', () => {
  it('is chosen by nobody but its owner', async () => {
    const path = `/admin/users/${editorId}`;
    const [status, message] = messageOf(
      await admin.send('PUT', path, { password: 'Chosen-by-another-7' }),
    );
    expect([status, message]).toEqual([400, expect.stringContaining('their own password')]);
    expect((await newPanelSession(editor)).cookie).toBeTypeOf('function');
  });

  it('of a panel admin is not changed past the profile, which asks for the current one', async () => {
    const { id } = await db('admin_users').where({ email: chief.email }).first('id');
    for (const body of [{ password: 'Chosen-by-a-thief-7' }, { email: wanted }]) {
      const [status, message] = messageOf(await admin.send('PUT', `/admin/users/${id}`, body));
      expect([status, message]).toEqual([400, expect.stringContaining('in your profile')]);
    }
    expect((await db('admin_users').where({ id }).first('email')).email).toBe(chief.email);
  });
});
