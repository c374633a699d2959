module.exports = require('@strapi/strapi').factories.createCoreController(
  'api::person-role.person-role',
);
