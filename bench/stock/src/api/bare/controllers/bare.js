'use strict';

const { readFileSync } = require('node:fs');

/** The bare route: Strapi's whole road with nobody to recognise and nothing to look up at its end. */
module.exports = () => {
  const body = JSON.parse(readFileSync(process.env.BARE_BODY_FILE, 'utf8'));
  return {
    find(ctx) {
      ctx.body = body;
    },
  };
};
