import type { TestProject } from 'vitest/node';
import { ensureBuilt } from './build';
import { startPostgres } from './postgres';
import { discard, startServer, type ServerInfo } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    server: ServerInfo;
    postgresUrl: string | null;
  }
}

/** One built server with the demo's data for all API tests; it must end the run without an unexpected error. */
export default async function setup(project: TestProject) {
  ensureBuilt();
  const postgres = process.env.DATABASE_CLIENT === 'postgres' ? await startPostgres() : undefined;
  const server = await startServer({
    postgresUrl: postgres?.url,
    env: { SEED_DEMO: 'true' },
  }).catch(async (error) => {
    await postgres?.stop();
    throw error;
  });
  project.provide('server', server.info);
  project.provide('postgresUrl', postgres?.url ?? null);
  // The panel's tests drive a browser and know nothing of vitest's context.
  process.env.TEST_BASE_URL = server.info.baseUrl;

  return async () => {
    try {
      await server.stop();
    } finally {
      discard(server.info);
      await postgres?.stop();
    }
  };
}
