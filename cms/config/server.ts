import { connectionLimits } from '../src/http/limit-connections';
import { logFormat } from '../src/observe/log-format';
import type { Env } from '../src/env';

/** Strapi's HTTP server: one port for portal, API and panel. */
export default ({ env }: { env: Env }) => ({
  host: env('HOST', '0.0.0.0'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', `http://localhost:${env.int('PORT', 1337)}`),
  app: { keys: env.array('APP_KEYS') },
  // How many proxies of our own stand in front decides which forwarded address is believed.
  proxy: { koa: env.int('TRUSTED_PROXIES', 0) > 0 },
  http: connectionLimits(env),
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
  logger: {
    config: {
      level: env('LOG_LEVEL', 'info'),
      format: logFormat(env('LOG_FORMAT', 'plain'), process.stdout.isTTY === true),
    },
    // `npm start` says itself where everything is.
    startup: { enabled: false },
    updates: { enabled: false },
  },
});
