import { afterAll, expect, it } from 'vitest';
import { connect } from './harness/database';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';

let own: Server | undefined;
afterAll(async () => {
  await own?.kill();
  if (own) discard(own.info);
});

it('a server whose schemas have changed starts on the database of the one before', async () => {
  own = await ownServer();
  await own.stop();
  const db = connect(own.info.database);
  // Strapi compares the whole database with its schemas only where they are not those it kept.
  expect(await db('strapi_database_schema').delete()).toBeGreaterThan(0);
  await db.destroy();
  own = await ownServer({ after: own.info });
  expect((await fetch(`${own.info.baseUrl}/api/health`)).status).toBe(200);
  expect(await own.stop()).toBe(0);
});
