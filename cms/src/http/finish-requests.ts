import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/**
 * Stops accepting connections and lets the requests in progress finish, for up to `SHUTDOWN_GRACE_MS`. Strapi alone
 * would cut every connection at SIGTERM.
 */
export async function finishRequests(strapi: Core.Strapi) {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  const grace: number = strapi.config.get('server.http.shutdownGrace');
  let closed = false;
  httpServer.close(() => (closed = true));
  for (const end = Date.now() + grace; !closed && Date.now() < end; await pause(20)) {
    // Browsers keep connections open without a request on them.
    httpServer.closeIdleConnections();
  }
  if (closed) return;
  strapi.log.warn(`Requests that were in hand after ${grace} ms are cut.`);
  httpServer.closeAllConnections();
}
