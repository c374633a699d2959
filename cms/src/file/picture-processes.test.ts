import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureProcesses } from './picture-processes';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-picture-processes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A worker whose pictures are programs: what lies at a picture's path is done with `answer`. */
const WORKER = `
  const answer = (made) => process.send({ made });
  process.on('message', ({ given }) => eval(given.path));
  process.on('disconnect', () => process.exit());`;
async function processes(settings: Parameters<typeof pictureProcesses>[0] = {}) {
  const workerFile = path.join(folder, 'worker.js');
  await writeFile(workerFile, WORKER);
  const work = pictureProcesses({ workerFile, ...settings });
  return (program: string, whose = 'somebody') => work(whose, 'square', { path: program });
}

const PID = 'answer(process.pid)';
/** No more than the machine of the test has, should nobody stop it. */
const HUNGRY = 'const kept = []; while (kept.length < 60) kept.push(Buffer.alloc(1e7, 1));';

describe('a process for pictures', () => {
  it('works on one picture after the other, and goes on to the next', async () => {
    const work = await processes();
    const [first, second] = [await work(PID), await work(PID)];
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
  });

  it('is ended past its memory, and the next picture works', async () => {
    const work = await processes({ memoryLimit: 200 });
    const pidFile = path.join(folder, 'pid');
    const bomb = `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
      ${HUNGRY} setInterval(() => 0, 1000);`;
    await expect(work(bomb)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('memory'),
    });
    const pid = Number(await readFile(pidFile, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 10_000);
    expect(await work(PID)).not.toBe(pid);
  });

  it('is ended past its time, and the next picture works', async () => {
    const work = await processes({ timeLimit: 300 });
    const late = { status: 413, message: expect.stringContaining('too long') };
    await expect(work('for (;;);')).rejects.toMatchObject(late);
    expect(await work(PID)).toEqual(expect.any(Number));
  });

  it('that ends by itself is no bad picture', async () => {
    const work = await processes();
    await expect(work('process.exit(7)')).rejects.toMatchObject({ status: 503 });
    expect(await work(PID)).toEqual(expect.any(Number));
  });

  it('tells of a refusal as it was, and of a disk that fails by its code', async () => {
    const work = await processes();
    const refused = work(`process.send({ status: 415, message: 'no' })`);
    await expect(refused).rejects.toMatchObject({ status: 415, message: 'no' });
    const failed = work(`process.send({ code: 'ENOSPC', message: 'full' })`);
    await expect(failed).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('has nothing of the server\u2019s', async () => {
    process.env.HEARTHSIDE_SECRET = 'canary';
    const work = await processes();
    expect(JSON.stringify(await work('answer(process.env)'))).not.toContain('canary');
    delete process.env.HEARTHSIDE_SECRET;
  });

  it('of one member never keeps those of another waiting', async () => {
    const work = await processes({ atOnce: 2, ownMax: 3, timeLimit: 500 });
    const slow = Array.from({ length: 5 }, () => work('setInterval(() => 0, 1000)', 'many'));
    const ends = Promise.allSettled(slow);
    expect(await work(PID, 'another')).toEqual(expect.any(Number));
    const outcomes = (await ends).map((one) => 'reason' in one && one.reason.status);
    // One is worked on and three wait; one more of the same member's is asked to come again.
    expect(outcomes).toEqual([413, 413, 413, 413, 429]);
  });
});
