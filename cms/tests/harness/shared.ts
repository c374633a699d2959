import { inject } from 'vitest';
import { newInfo, startServer, type Server, type ServerOptions } from './server';

/** The server that the test files of this worker share. Each worker has its own, so that workers do not wait. */
export const server = serverOf(Number(process.env.VITEST_POOL_ID));

function serverOf(worker: number) {
  const servers = inject('servers');
  const own = servers[worker - 1];
  if (!own) throw new Error(`There is no server for worker ${worker} of ${servers.length}.`);
  return own;
}

/** The database of this run. */
export const onPostgres = inject('postgresUrl') !== null;

/** An installation for a test's own server, optionally with all tables but no data. */
export const newInstallation = ({ withTables = false } = {}) =>
  newInfo(inject('postgresUrl') ?? undefined, withTables ? inject('tables') : undefined);

/** The same, with the tables created. */
export const preparedInstallation = () =>
  newInfo(inject('postgresUrl') ?? undefined, inject('tables'));

/**
 * A test's own server, on the database of this run. Its tables exist already, because creating them takes longer than
 * everything else; with `template: undefined` it creates them itself.
 */
export const ownServer = (options: ServerOptions = {}): Promise<Server> =>
  startServer({
    postgresUrl: inject('postgresUrl') ?? undefined,
    template: inject('tables'),
    ...options,
  });
