import { createServer } from 'node:net';
import type { Core } from '@strapi/strapi';
import { refuseStart } from './refuse-start';

/** The system's reason why nothing can listen there, if there is one. */
const listenProblem = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'no reason given'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

/**
 * Refuses to start where another program has the port. Strapi listens last of all: a second server that was started
 * by mistake would change the tables first, and only then end.
 * @throws {Error} if the server could not listen
 */
export async function requireFreePort(strapi: Core.Strapi): Promise<void> {
  // `strapi develop` keeps the port open from one of its servers to the next.
  if (strapi.config.get('autoReload')) return;
  const { port, host } = strapi.config.get('server') as { port: number; host: string };
  const problem = await listenProblem(port, host);
  if (!problem) return;
  const todo = 'Another program may be using it. Stop that one, or set PORT to a free port.';
  refuseStart(`The server can't listen on ${host}:${port} (${problem}). ${todo}`);
}
