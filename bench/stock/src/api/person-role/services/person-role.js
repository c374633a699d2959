module.exports = require('@strapi/strapi').factories.createCoreService(
  'api::person-role.person-role',
);
