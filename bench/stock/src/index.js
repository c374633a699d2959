'use strict';

/** What an administrator of the stock application would tick in the panel for the role Authenticated. */
const GRANTED = [
  'api::person.person.find',
  'api::person-role.person-role.find',
  'plugin::users-permissions.user.find',
  'plugin::users-permissions.role.find',
];

/** The account that asks for the lists. */
const READER = { username: 'reader', email: 'reader@bench.example' };

async function grant(strapi, role) {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  for (const action of GRANTED) {
    const known = await permissions.findOne({ where: { action, role: role.id } });
    if (!known) await permissions.create({ data: { action, role: role.id } });
  }
}

async function addReader(strapi, role) {
  const known = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email: READER.email } });
  if (known) return;
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      ...READER,
      password: process.env.READER_PASSWORD,
      provider: 'local',
      confirmed: true,
      role: role.id,
    });
}

module.exports = {
  async bootstrap({ strapi }) {
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } });
    await grant(strapi, role);
    await addReader(strapi, role);
  },
};
