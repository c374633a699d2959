import type { Core } from '@strapi/strapi';
import { services } from '../services';

/** Every night what has run out is deleted. Deleting twice is deleting once, so several servers may all do it. */
export function startSweep(strapi: Core.Strapi) {
  strapi.cron.add({
    sweep: {
      task: () => services(strapi).session.sweep(),
      options: { rule: '17 3 * * *' },
    },
  });
}
