import { inject } from 'vitest';
import { newInfo, startServer, type Server, type ServerOptions } from './server';

/** The server all files share. */
export const server = inject('server');

/** The database the run is on. */
export const onPostgres = inject('postgresUrl') !== null;

/** What a server of a test's own would start on, on request with all tables and nobody in them. */
export const newInstallation = ({ withTables = false } = {}) =>
  newInfo(inject('postgresUrl') ?? undefined, withTables ? inject('tables') : undefined);

/** The same with the tables made. */
export const preparedInstallation = () =>
  newInfo(inject('postgresUrl') ?? undefined, inject('tables'));

/**
 * A server of a test's own, on the database the run is on. It finds its tables made, which takes a server longer
 * than all the rest; with `template: undefined` it makes them itself.
 */
export const ownServer = (options: ServerOptions = {}): Promise<Server> =>
  startServer({
    postgresUrl: inject('postgresUrl') ?? undefined,
    template: inject('tables'),
    ...options,
  });
