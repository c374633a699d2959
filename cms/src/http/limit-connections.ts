import type { Core } from '@strapi/strapi';
import type { Env } from '../env';
import { endSlowBodies } from './slow-bodies';

const SECOND = 1000;
/** The longest a whole request may take to arrive, in milliseconds: enough for 110 MB at half a megabit per second. */
const REQUEST_MS = 30 * 60 * SECOND;

/**
 * How long a connection waits for its client, in the form in which Node's HTTP server and `limitConnections` read it.
 */
export function connectionLimits(env: Env) {
  const headersTimeout = env.int('HTTP_HEADERS_TIMEOUT_MS', 15 * SECOND);
  return {
    bodyTimeout: env.int('HTTP_BODY_TIMEOUT_MS', 30 * SECOND),
    // For a client that does not read its answer, and for a request that gets no answer.
    idleTimeout: env.int('HTTP_IDLE_TIMEOUT_MS', 120 * SECOND),
    // For requests in progress at SIGTERM. Shorter than the time after which service managers kill a server.
    shutdownGrace: env.int('SHUTDOWN_GRACE_MS', 25 * SECOND),
    serverOptions: {
      // Counted from the start of the connection, so it covers clients that send nothing, too.
      headersTimeout,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: Math.min(headersTimeout / 3, 5 * SECOND),
    },
  };
}

/** Ends connections that are held open by sending slowly or by not reading the answer. */
export function limitConnections(strapi: Core.Strapi) {
  const { httpServer } = strapi.server;
  const { bodyTimeout, idleTimeout }: ReturnType<typeof connectionLimits> =
    strapi.config.get('server.http');
  httpServer.setTimeout(idleTimeout);
  endSlowBodies(httpServer, bodyTimeout);
}
