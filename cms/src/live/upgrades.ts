import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@hearthside/contract/realtime';

/** How long a web socket has to confirm that it is being closed, in milliseconds. A sleeping laptop never does. */
const GOODBYE_MS = 300;

/**
 * Ends connections that ask to upgrade to a protocol we do not serve: because there is a listener for ours, Node
 * leaves them open. Returns a function that ends our own as well, because Strapi's server waits for all connections
 * before it ends.
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
