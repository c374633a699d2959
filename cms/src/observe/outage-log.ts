import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';

/** How often an outage that goes on is logged again, in milliseconds. */
const AGAIN_MS = 60_000;

export interface OutageLog {
  failed(error: unknown): void;
  worked(): void;
}

/**
 * The log of what is tried every moment, such as reading a queue: that it fails, once a minute while it does, and that
 * it works again. Otherwise a database that is away for an hour would fill the log.
 * @param what what fails, as the log begins: 'The mail queue could not be read'
 */
export function outageLog(strapi: Core.Strapi, what: string, now = Date.now): OutageLog {
  let since: number | undefined;
  let toldAt = 0;
  return {
    failed(error) {
      const at = now();
      if (since !== undefined && at - toldAt < AGAIN_MS) return;
      since ??= at;
      toldAt = at;
      strapi.log.warn(`${what}: ${loggedError(error)}`);
    },
    worked() {
      if (since === undefined) return;
      const seconds = Math.round((now() - since) / 1000);
      since = undefined;
      strapi.log.info(`${what}: this is over, after ${seconds} s`);
    },
  };
}
