import { connect as connectTo, createServer, type Socket } from 'node:net';
import { freePort } from './free-port';

/** A proxy to Redis at its own address. While it is closed, connections are refused at once. */
export async function startWay(to: string) {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let open = false;
  const server = createServer((near) => {
    if (!open) return near.destroy();
    const far = connectTo(Number(new URL(to).port), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    open: () => (open = true),
    close,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        close();
      }),
  };
}
