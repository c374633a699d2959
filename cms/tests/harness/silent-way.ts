import { connect as connectTo, createServer, type Socket } from 'node:net';
import { freePort } from './free-port';

/**
 * A proxy to a server that can fall silent: open connections stay open without an answer, as behind a cut network,
 * and new ones are accepted without an answer. While it is not silent, new connections are answered after this many
 * milliseconds.
 */
export async function silentWay(toPort: number, { answersAfterMs = 0 } = {}) {
  const port = await freePort();
  let isSilent = false;
  const ways = new Set<{ near: Socket; far: Socket | undefined }>();
  const server = createServer((near) => {
    near.on('error', () => undefined);
    const far = isSilent ? undefined : connectTo(toPort, '127.0.0.1');
    const way = { near, far };
    ways.add(way);
    near.on('close', () => far?.destroy());
    if (!far) return;
    far.on('error', () => undefined);
    far.on('close', () => near.destroy());
    setTimeout(() => {
      near.pipe(far);
      far.pipe(near);
    }, answersAfterMs);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    fallSilent() {
      isSilent = true;
      for (const { near, far } of ways) {
        far?.unpipe(near);
        near.unpipe();
        near.resume();
        far?.resume();
      }
    },
    /** Answers new connections; the open ones are lost. */
    answer: () => (isSilent = false),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const { near, far } of ways) [near, far].forEach((socket) => socket?.destroy());
      }),
  };
}
