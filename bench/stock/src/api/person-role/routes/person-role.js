module.exports = require('@strapi/strapi').factories.createCoreRouter(
  'api::person-role.person-role',
);
