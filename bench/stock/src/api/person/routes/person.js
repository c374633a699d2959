module.exports = require('@strapi/strapi').factories.createCoreRouter('api::person.person');
