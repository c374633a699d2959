import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { raw } from '../harness/http';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const MEMBER = 'plugin::users-permissions.user';
const TRUST = 'api::trust.trust';
const FORM = 'api::form.form';
const SETTINGS = 'api::settings.portal-settings';
const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const single = (uid: string) => `/content-manager/single-types/${uid}`;

/** What the panel may tell of a member: the layout's fields, and what Strapi says of every entry. */
const MEMBER_KEYS = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'status',
  'createdBy',
  'updatedBy',
  'localizations',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'role',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'country',
  'verified',
  'verifiedAt',
  'confirmed',
  'blocked',
  'lastSignInAt',
  'featuredAt',
  'invitedAt',
  'deletedAt',
];
const SECRET =
  /"(password|passwordHash|resetPasswordToken|confirmationToken|nameKey|searchKey|pendingEmail|provider|username)"/;

/** What editors work on, and how. */
const EDITED: [uid: string, may: string][] = [
  [SETTINGS, 'create read update'],
  [FORM, 'read update'],
  ['api::settings.portal-page', 'read update'],
  ['api::blog.blog', 'create read update publish delete'],
  ['api::library.library-item', 'create read update delete'],
  ['api::library.library-folder', 'create read update delete'],
  ['api::help.help-topic', 'read update'],
  ['api::help.help-answer', 'create read update delete'],
  ['api::help.help-search', 'read delete'],
  ['api::help.help-synonym', 'create read update delete'],
  ['api::membership.plan', 'create read update'],
];

/** Types of which nobody may read anything through the panel. */
const INTERNAL = [
  'api::session.session',
  'api::session.mail-token',
  'api::session.setup',
  'api::notification.mail',
  'api::notification.notification',
  'api::notification.choice',
  'api::notification.reminder',
  'api::notification.clock-job',
  'api::system.backup',
  'api::notification.reading-week',
  'api::file.stored-file',
  'api::history.entry',
  'api::trust.assignment',
  'api::blog.blog-version',
  'api::history.content-version',
  'api::blog.blog-feed',
  'api::library.library-text',
  'api::help.help-vote',
  'api::help.help-miss',
  'admin::session',
  'admin::api-token',
];

async function signInAs(role: 'strapi-super-admin' | 'strapi-editor') {
  const { email, password } = panelAccount(role);
  return panelSignIn(email, password);
}

describe('an editor', () => {
  let editor: PanelPerson;
  beforeAll(async () => {
    editor = await signInAs('strapi-editor');
  });

  it('has permissions for content and their own files, and no others', async () => {
    const { body } = await editor.get('/admin/users/me/permissions');
    const had = (body.data as { action: string; subject: string | null; conditions: string[] }[])
      .map(({ action, subject, conditions }) => [action, subject ?? '', ...conditions].join(' '))
      .map((line) => line.trim())
      .sort();
    expect(had).toEqual(
      [
        ...EDITED.flatMap(([uid, may]) =>
          may.split(' ').map((doing) => `plugin::content-manager.explorer.${doing} ${uid}`),
        ),
        'plugin::upload.assets.copy-link',
        'plugin::upload.assets.create',
        'plugin::upload.assets.download',
        'plugin::upload.assets.update  admin::is-creator',
        'plugin::upload.read  admin::is-creator',
      ].sort(),
    );
  });

  it('reads and changes the portal settings', async () => {
    const before = await editor.get(single(SETTINGS));
    expect(before.status).toBe(200);
    const { tagline } = before.body.data;
    const changed = await editor.send('PUT', single(SETTINGS), { tagline: 'Pets first' });
    expect([changed.status, changed.body.data.tagline]).toEqual([200, 'Pets first']);
    expect((await editor.send('PUT', single(SETTINGS), { tagline })).status).toBe(200);
  });

  it.each([MEMBER, TRUST, ...INTERNAL])('may not read %s', async (uid) => {
    expect((await editor.get(listOf(uid))).status).toBe(403);
    expect((await editor.get(`${listOf(uid)}/1`)).status).toBe(403);
  });

  it.each(['/admin/users', '/admin/roles', '/admin/webhooks', '/admin/api-tokens'])(
    'may not read %s',
    async (path) => {
      expect((await editor.get(path)).status).toBe(403);
    },
  );

  it('may not write members', async () => {
    expect((await editor.send('POST', listOf(MEMBER), { email: 'x@x.example' })).status).toBe(403);
  });
});

describe('a panel admin', () => {
  let admin: PanelPerson;
  let members: Record<string, unknown>[];
  beforeAll(async () => {
    admin = await signInAs('strapi-super-admin');
    members = (await admin.get(`${listOf(MEMBER)}?pageSize=100`)).body.results;
  });
  const anyMember = () => `${listOf(MEMBER)}/${String(members[0]?.documentId)}`;

  it('lists members with nothing secret in the answer', () => {
    expect(members.length).toBeGreaterThan(30);
    for (const member of members)
      expect(MEMBER_KEYS).toEqual(expect.arrayContaining(Object.keys(member)));
    expect(JSON.stringify(members)).not.toMatch(SECRET);
    expect(members.some(({ verified }) => verified === false)).toBe(true);
  });

  it('opens a member with nothing secret in the answer', async () => {
    const { status, body } = await admin.get(anyMember());
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
    expect(MEMBER_KEYS).toEqual(expect.arrayContaining(Object.keys(body.data)));
  });

  it.each(['resetPasswordToken', 'searchKey', 'password'])(
    'cannot find out %s by filtering',
    async (field) => {
      const plain = await admin.get(listOf(MEMBER));
      const filtered = await admin.get(`${listOf(MEMBER)}?filters[${field}][$startsWith]=a`);
      // Strapi leaves out of the question what the person may not read; nothing is told apart by it.
      expect([filtered.status, filtered.body.pagination?.total]).toEqual([
        200,
        plain.body.pagination.total,
      ]);
    },
  );

  it.each([MEMBER, TRUST])('cannot write %s in any way', async (uid) => {
    const { results } = (await admin.get(listOf(uid))).body;
    const { documentId } = results[0];
    const one = `${listOf(uid)}/${documentId}`;
    const ids = { documentIds: [documentId] };
    const tries = await Promise.all([
      admin.send('POST', listOf(uid), { name: 'X', email: 'x@x.example' }),
      admin.send('PUT', one, { firstName: 'X', name: 'X', verified: true }),
      admin.send('DELETE', one),
      admin.send('POST', `${listOf(uid)}/clone/${documentId}`, {}),
      admin.send('POST', `${listOf(uid)}/auto-clone/${documentId}`, {}),
      admin.send('POST', `${listOf(uid)}/actions/bulkDelete`, ids),
      admin.send('POST', `${listOf(uid)}/actions/bulkPublish`, ids),
      admin.send('POST', `${listOf(uid)}/actions/publish`, {}),
      admin.send('POST', `${one}/actions/publish`, {}),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
    expect((await admin.get(one)).body.data.updatedAt).toBe(results[0].updatedAt);
  });

  it.each(INTERNAL)('may not read %s', async (uid) => {
    expect((await admin.get(listOf(uid))).status).toBe(403);
  });

  it.each([
    '/users-permissions/roles',
    '/users-permissions/email-templates',
    '/admin/api-tokens',
    '/admin/transfer/tokens',
    '/content-type-builder/content-types',
  ])('is not offered %s', async (path) => {
    expect((await admin.get(path)).status).toBe(403);
  });

  it('cannot make, change or remove a role', async () => {
    const roles = async () => (await admin.get('/admin/roles')).body.data;
    const before = (await roles()) as { id: number; code: string }[];
    const permissions = [{ action: 'admin::api-tokens.create', subject: null, conditions: [] }];
    const tries = [await admin.send('POST', '/admin/roles', { name: 'Mine', description: '' })];
    for (const { id } of before) {
      const one = `/admin/roles/${id}`;
      tries.push(
        await admin.send('PUT', one, { name: 'Mine', description: '' }),
        await admin.send('PUT', `${one}/permissions`, { permissions }),
        await admin.send('DELETE', one),
        await admin.send('POST', '/admin/roles/batch-delete', { ids: [id] }),
      );
    }
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
    expect(await roles()).toEqual(before);
  });

  it.each(['/admin/api-tokens', '/admin/admin-tokens', '/admin/transfer/tokens'])(
    'gets no key from %s',
    async (path) => {
      const wish = { name: 'k', description: '', lifespan: null };
      const types = { type: 'full-access', permissions: ['push'] };
      const { status } = await admin.send('POST', path, { ...wish, ...types });
      expect(status).toBe(403);
    },
  );

  it('cannot switch off what takes the camera\u2019s data from pictures', async () => {
    const off = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false };
    expect((await admin.send('PUT', '/upload/settings', off)).status).toBe(403);
    // Strapi's own dialogs ask for it wherever they open, an editor's too.
    expect((await admin.get('/upload/settings')).body.data.autoOrientation).toBe(true);
    const editor = await signInAs('strapi-editor');
    expect((await editor.get('/upload/settings')).status).toBe(200);
    expect((await editor.send('PUT', '/upload/settings', off)).status).toBe(403);
    expect((await raw('GET', '/upload/settings')).status).toBe(401);
    const [row] = await db('strapi_core_store_settings')
      .where({ key: 'plugin_upload_settings' })
      .select('value');
    expect(JSON.parse(row.value)).toEqual({
      sizeOptimization: true,
      responsiveDimensions: true,
      autoOrientation: true,
      aiMetadata: false,
    });
  });

  it('meets members in words', async () => {
    const { body } = await admin.get(`/content-manager/content-types/${MEMBER}/configuration`);
    const { layouts, metadatas, settings } = body.data.contentType;
    expect(layouts.list).toEqual([
      'firstName',
      'lastName',
      'email',
      'role',
      'verified',
      'createdAt',
    ]);
    expect(settings).toMatchObject({ mainField: 'email', defaultSortBy: 'createdAt' });
    expect(metadatas.firstName.list.label).toBe('First name');
    const shown = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(shown).not.toContain('password');
    expect(MEMBER_KEYS).toEqual(expect.arrayContaining(shown));
  });

  it('finds two roles in the panel', async () => {
    const { body } = await admin.get('/admin/roles');
    const roles = (body.data as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name,
    ]);
    expect(roles.sort()).toEqual([
      ['strapi-editor', 'Editor'],
      ['strapi-super-admin', 'Panel admin'],
    ]);
  });
});
