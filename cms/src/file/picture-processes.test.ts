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

/** A worker whose pictures are programs: it runs the text at a picture's path, which calls `answer`. */
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
/** Limited to what the test's machine has, in case nobody stops it. */
const HUNGRY = 'const kept = []; while (kept.length < 60) kept.push(Buffer.alloc(1e7, 1));';

describe('a process for pictures', () => {
  it('works on one picture after the other', async () => {
    const work = await processes();
    const [first, second] = [await work(PID), await work(PID)];
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
  });

  it('is killed above its memory limit, and the next picture works', async () => {
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

  it('is killed after its time limit, and the next picture works', async () => {
    // The next picture's process starts within it, also on a machine that does other things besides.
    const work = await processes({ timeLimit: 3000 });
    const late = { status: 413, message: expect.stringContaining('too long') };
    await expect(work('for (;;);')).rejects.toMatchObject(late);
    expect(await work(PID)).toEqual(expect.any(Number));
  });

  it('does not report a bad picture if it ends by itself', async () => {
    const work = await processes();
    await expect(work('process.exit(7)')).rejects.toMatchObject({ status: 503 });
    expect(await work(PID)).toEqual(expect.any(Number));
  });

  it('passes on a refusal unchanged, and a failing disk by its code', async () => {
    const work = await processes();
    const refused = work(`process.send({ status: 415, message: 'no' })`);
    await expect(refused).rejects.toMatchObject({ status: 415, message: 'no' });
    const failed = work(`process.send({ code: 'ENOSPC', message: 'full' })`);
    await expect(failed).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('does not see the server\u2019s environment', async () => {
    process.env.HEARTHSIDE_SECRET = 'canary';
    const work = await processes();
    expect(JSON.stringify(await work('answer(process.env)'))).not.toContain('canary');
    delete process.env.HEARTHSIDE_SECRET;
  });

  it('never lets one member\u2019s pictures hold up another\u2019s', async () => {
    const work = await processes({ atOnce: 2, ownMax: 3, timeLimit: 500 });
    const slow = Array.from({ length: 5 }, () => work('setInterval(() => 0, 1000)', 'many'));
    const ends = Promise.allSettled(slow);
    expect(await work(PID, 'another')).toEqual(expect.any(Number));
    const outcomes = (await ends).map((one) => 'reason' in one && one.reason.status);
    // One is being processed and three wait; the same member's next is told to come again.
    expect(outcomes).toEqual([413, 413, 413, 413, 429]);
  });
});
