'use strict';

/** Starts the stock application without the panel, as `strapi start` does with `serveAdminPanel: false`. */
const { createStrapi } = require('@strapi/strapi');

createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start();
