import type { Core } from '@strapi/strapi';

/** The demo's panel accounts. Like every demo account they open nothing else. */
export const PANEL_ACCOUNTS = [
  {
    email: 'panel@hearthside.example',
    firstname: 'Pia',
    lastname: 'Panel',
    password: 'Paws-and-hearth-1',
    role: 'strapi-super-admin',
  },
  {
    email: 'editor@hearthside.example',
    firstname: 'Edgar',
    lastname: 'Editor',
    password: 'Paws-and-hearth-1',
    role: 'strapi-editor',
  },
] as const;

/** Adds the demo's panel accounts if no account has a password yet. */
export async function seedPanel(strapi: Core.Strapi) {
  const users = strapi.db.query('admin::user');
  if ((await users.count({ where: { password: { $notNull: true } } })) > 0) return;
  // An account that waits for its owner would leave a link behind that creates a super admin.
  await users.deleteMany({ where: { password: { $null: true } } });
  for (const { role: code, ...account } of PANEL_ACCOUNTS) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    await strapi
      .service('admin::user')
      .create({ ...account, isActive: true, registrationToken: null, roles: [role.id] });
  }
}
