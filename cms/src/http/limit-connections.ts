import type { Core } from '@strapi/strapi';
import type { Env } from '../env';
import { endSlowBodies } from './slow-bodies';

const SECOND = 1000;
/** The longest that a whole request may take to come: 110 MB over a line of half a megabit a second. */
const REQUEST_MS = 30 * 60 * SECOND;

/** How long a connection waits for its client, as Node's HTTP server and `limitConnections` read it. */
export function connectionLimits(env: Env) {
  const headersTimeout = env.int('HTTP_HEADERS_TIMEOUT_MS', 15 * SECOND);
  return {
    bodyTimeout: env.int('HTTP_BODY_TIMEOUT_MS', 30 * SECOND),
    // Of an answer nobody takes, and of a request nobody answers.
    idleTimeout: env.int('HTTP_IDLE_TIMEOUT_MS', 120 * SECOND),
    // Of requests in hand at SIGTERM: shorter than what service managers wait before they end a server by force.
    shutdownGrace: env.int('SHUTDOWN_GRACE_MS', 25 * SECOND),
    serverOptions: {
      // From the connection on: it counts for those that say nothing, too.
      headersTimeout,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: Math.min(headersTimeout / 3, 5 * SECOND),
    },
  };
}

/** Ends connections that are held open by sending slowly, or by not taking what is answered. */
export function limitConnections(strapi: Core.Strapi) {
  const { httpServer } = strapi.server;
  const { bodyTimeout, idleTimeout }: ReturnType<typeof connectionLimits> =
    strapi.config.get('server.http');
  httpServer.setTimeout(idleTimeout);
  endSlowBodies(httpServer, bodyTimeout);
}
