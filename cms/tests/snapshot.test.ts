import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { db } from './harness/database';
import { put } from './harness/http';
import { signedIn } from './harness/members';
import { server } from './harness/shared';
import { snapshot, watchTraces } from './harness/snapshot';

// "A refused call leaves no trace" proves nothing unless a trace would be seen.
it('a snapshot is the same while nothing happens, and another after whatever was written', async () => {
  const { id, token } = await signedIn();
  const before = await snapshot();
  expect(await snapshot()).toEqual(before);

  const body = { showEmail: false, showCity: false };
  expect((await put('/users/me/directory', { token, body })).status).toBe(200);
  const byServer = await snapshot();
  expect(byServer).not.toEqual(before);

  await db('up_users').where({ id }).update({ city: 'Elsewhere' });
  const byTest = await snapshot();
  expect(byTest).not.toEqual(byServer);

  const stray = path.join(server.dataDir, 'files', 'left-behind');
  writeFileSync(stray, 'x');
  const withFile = await snapshot();
  expect(withFile).not.toEqual(byTest);
  rmSync(stray);
  expect(await snapshot()).toEqual(byTest);
});

it('traces are named, by whoever they were left, and none while nothing happens', async () => {
  const { id, token } = await signedIn();
  const nothing = await watchTraces();
  expect(await nothing()).toEqual([]);

  const byServer = await watchTraces();
  const body = { showEmail: false, showCity: false };
  expect((await put('/users/me/directory', { token, body })).status).toBe(200);
  expect(await byServer()).toContain('up_users');

  const both = await watchTraces();
  await db('up_users').where({ id }).update({ city: 'Elsewhere' });
  const stray = path.join(server.dataDir, 'files', 'left-behind');
  writeFileSync(stray, 'x');
  expect(await both()).toEqual(['up_users', `file ${path.join('files', 'left-behind')}`]);
  rmSync(stray);

  // Written and taken back is written; what is there is the same.
  const undone = await watchTraces();
  await db('up_users').where({ id }).update({ city: 'Nowhere' });
  await db('up_users').where({ id }).update({ city: 'Elsewhere' });
  expect(await undone()).toEqual([]);

  // Nobody who calls adds an entry to the chain; the schedule does.
  const sealed = await watchTraces();
  await db('portal_history').update({ seal_position: 1_000_000 });
  expect(await sealed()).toEqual([]);
});
