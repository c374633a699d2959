import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@hearthside/contract/realtime';

/** So long a web socket has to answer that it is being closed; a laptop that is asleep never does. */
const GOODBYE_MS = 300;

/**
 * Ends connections that ask to become what nobody here speaks: with a listener for ours, Node leaves them
 * open. Answers what ends ours too, because Strapi's server waits for all connections before it ends.
 */
export function watchUpgrades(httpServer: Server): () => void {
  const ours = new Set<Duplex>();
  let isEnding = false;
  httpServer.on('upgrade', (request: IncomingMessage, connection: Duplex) => {
    if (isEnding || !request.url?.startsWith(`${SOCKET_PATH}/`)) {
      connection.destroy();
      return;
    }
    ours.add(connection);
    connection.once('close', () => ours.delete(connection));
  });
  return () => {
    isEnding = true;
    setTimeout(() => {
      for (const connection of ours) connection.destroy();
    }, GOODBYE_MS).unref();
  };
}
