import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Stands in for one of the portal's servers: answers with its name and records the requests it got. */
export async function fakeServer(name: string) {
  const seen: Seen[] = [];
  /** Called as soon as the first bytes of a body arrive. */
  let onBody = () => {};
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    request.on('data', () => onBody());
    request.on('end', () => response.end(name));
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    seen,
    last: () => seen.at(-1),
    whenBodyArrives: () => new Promise<void>((resolve) => (onBody = resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
