import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Shorter than what service managers wait before they end a server by force. */
const GRACE_MS = 8000;

/**
 * Takes no new connections and lets the requests in hand finish. Strapi alone would cut every connection
 * at SIGTERM.
 */
export async function finishRequests(strapi: Core.Strapi) {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  let closed = false;
  httpServer.close(() => (closed = true));
  for (const end = Date.now() + GRACE_MS; !closed && Date.now() < end; await pause(20)) {
    // Browsers keep a connection open that asks for nothing.
    httpServer.closeIdleConnections();
  }
}
