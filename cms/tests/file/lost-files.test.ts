import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect, insert } from '../harness/database';
import { startS3 } from '../harness/s3-stand-in';
import { discard, newInfo, type Server, type ServerInfo } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep } from '../harness/sweep';
import { until } from '../harness/until';

const DAY = 86_400_000;
const jpg = () => `${randomUUID()}.jpg`;
const several = (count: number) => Array.from({ length: count }, jpg);

/** A place for files that several installations share, as the test sees it. */
interface Place {
  env: Record<string, string>;
  put(key: string): void;
  keys(): string[];
  /** Gives another installation the same place. */
  share(from: ServerInfo, to: ServerInfo): void;
}

let s3: Awaited<ReturnType<typeof startS3>>;
const bucket = (): Place => ({
  env: {
    STORAGE: 's3',
    S3_ENDPOINT: s3.url,
    S3_BUCKET: 'files',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test-secret',
  },
  put: (key) => s3.put(`/files/${key}`, Buffer.from('bytes')),
  keys: () => s3.keys().map((key) => key.replace('/files/', '')),
  share: () => undefined,
});
let owner: Server;
const folderOf = ({ dataDir }: ServerInfo) => path.join(dataDir, 'files');
const folder = (): Place => ({
  env: {},
  put: (key) => writeFileSync(path.join(folderOf(owner.info), key), 'bytes'),
  keys: () => readdirSync(folderOf(owner.info)),
  share: (from, to) => symlinkSync(folderOf(from), folderOf(to)),
});

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
] as const)('files in %s', (_name, placeOf) => {
  let place: Place;
  const ends: Server[] = [];
  const start = async (after?: ServerInfo) => {
    const env = { ...CLOCK, SEED_DEMO: 'false', ...place.env };
    const server = await ownServer({ env, ...(after && { after }) });
    ends.push(server);
    return server;
  };
  /** Moves the clock by days, to the time of the night's own sweep, which must not make a difference. */
  const later = (days: number) => {
    const day = new Date(nowAt(owner.info).getTime() + days * DAY).toISOString().slice(0, 10);
    return moveClock(owner.info, `${day}T03:17:05Z`);
  };
  const left = (keys: readonly string[]) => {
    const there = new Set(place.keys());
    return keys.filter((key) => there.has(key)).length;
  };
  const db = async <T>(work: (into: ReturnType<typeof connect>) => PromiseLike<T>): Promise<T> => {
    const into = connect(owner.info.database);
    return work(into).then((done) => into.destroy().then(() => done));
  };
  /** Rows of files; of the far future, so that nobody sweeps them because nothing refers to them. */
  const know = (keys: readonly string[]) =>
    db(async (into) => {
      const created_at = new Date(Date.now() + 400 * DAY);
      for (const key of keys) {
        await insert('portal_files', { key, title: 'x', mime: 'x', size: 5, created_at }, into);
      }
    });
  const known = several(40);
  const strays = several(30);

  beforeAll(async () => {
    place = placeOf();
    owner = await start();
    await until('the storage is marked', () => place.keys().includes('hearthside-owner.json'));
    for (const key of [...known, ...strays]) place.put(key);
    await know(known);
  });
  afterAll(async () => {
    for (const server of ends) await server.stop();
    for (const { info } of ends) discard(info);
  });

  it('that no row knows stay for thirty days, and stay for good if a row knows them again', async () => {
    await later(2);
    await sweep(owner.info);
    expect([left(known), left(strays)]).toEqual([40, 30]);
    const marked = await db((into) => into('portal_lost_files').pluck('key'));
    expect(marked.sort()).toEqual([...strays].sort());
    const [again = '', ...rest] = strays;
    await know([again]);
    await later(28);
    await sweep(owner.info);
    expect([left(known), left(strays)]).toEqual([40, 30]);
    await later(3);
    await sweep(owner.info);
    expect([left(known), left([again]), left(rest)]).toEqual([40, 1, 0]);
    expect(await db((into) => into('portal_lost_files').pluck('key'))).toEqual([]);
  });

  it(
    'all stay if an older backup is restored next to the installation',
    { timeout: 90_000 },
    async () => {
      const info = await newInfo(undefined);
      await db((into) => into.raw('pragma wal_checkpoint(truncate)'));
      const { database: from } = owner.info;
      if (from.client !== 'sqlite' || info.database.client !== 'sqlite') throw new Error('SQLite');
      copyFileSync(from.file, info.database.file);
      const since = several(12);
      for (const key of since) place.put(key);
      await know(since);
      // The installation goes on, by a night.
      await sweep(owner.info);
      mkdirSync(info.dataDir, { recursive: true });
      place.share(owner.info, info);
      const copy = await start({ ...info, fileSecret: owner.info.fileSecret });
      await until('it is said', () => place.keys().includes('hearthside-dispute.json'));
      const all = place.keys().length;
      for (const days of [2, 40]) {
        const at = new Date(nowAt(owner.info).getTime() + days * DAY);
        for (const one of [owner.info, copy.info]) await moveClock(one, at);
        await sweep(copy.info);
        await sweep(owner.info);
        expect([place.keys().length, left(since)]).toEqual([all, 12]);
      }
      expect(owner.output()).toContain('is in dispute');
    },
  );
});
