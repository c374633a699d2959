import { describe, expect, it } from 'vitest';
import type { JobRun } from '../../../jobs/job-runs';
import { jobState, type KnownJob } from './job-state';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const clock = { now: at('22T12:00:00'), startedAt: at('20T00:00:00') };
const done: JobRun = {
  name: 'sweep',
  startedAt: '2026-11-22T03:17:00.000Z',
  finishedAt: '2026-11-22T03:17:02.500Z',
  ok: true,
  problem: null,
  server: 'one',
  durationMs: 2500,
  lastOkAt: '2026-11-22T03:17:02.500Z',
};
const nightly = (more: Partial<KnownJob> = {}) =>
  jobState(
    {
      name: 'sweep',
      what: 'Nightly cleanup',
      at: '03:17',
      run: done,
      doneFor: at('22T03:17:00'),
      isRunning: false,
      ...more,
    },
    clock,
  );
const minutely = (finishedAt: string | null, startedAt = clock.startedAt) =>
  jobState(
    {
      name: 'blogs',
      what: 'Scheduled blogs',
      doneFor: null,
      isRunning: false,
      run: finishedAt ? { ...done, finishedAt } : undefined,
    },
    { ...clock, startedAt },
  ).result;

describe('a nightly job', () => {
  it('that is done for the night shows how long it took and when it runs next', () =>
    expect(nightly()).toMatchObject({
      every: 'night',
      result: 'ok',
      durationMs: 2500,
      server: 'one',
      nextAt: '2026-11-23T03:17:00.000Z',
    }));

  it('that broke off shows why', () =>
    expect(nightly({ run: { ...done, ok: false, problem: 'Error 55P03' } })).toMatchObject({
      result: 'failed',
      problem: 'Error 55P03',
    }));

  it('whose server ended in its middle has failed', () =>
    expect(nightly({ run: { ...done, finishedAt: null, ok: null } })).toMatchObject({
      result: 'failed',
      durationMs: null,
      problem: 'The server stopped before the job finished.',
    }));

  it('that a server is at is running, whatever it did before', () =>
    expect(nightly({ isRunning: true, run: { ...done, ok: false } }).result).toBe('running'));

  it('that was not done two hours after its time is late', () =>
    expect(nightly({ doneFor: at('21T03:17:00') }).result).toBe('late'));

  it('that a clock ahead of time did for a night to come is late', () =>
    expect(nightly({ doneFor: at('23T03:17:00') }).result).toBe('late'));

  it('is not late while the server has just started', () => {
    const job = { name: 'sweep', what: '', at: '03:17', run: done, isRunning: false };
    const early = { ...clock, startedAt: at('22T11:30:00') };
    expect(jobState({ ...job, doneFor: at('21T03:17:00') }, early).result).toBe('ok');
  });

  it('that never ran is shown as such', () =>
    expect(nightly({ run: undefined, doneFor: null }).result).toBe('never'));
});

describe('a minute job', () => {
  it('says every ten minutes that it runs, and is late after half an hour of silence', () => {
    expect(minutely('2026-11-22T11:45:00.000Z')).toBe('ok');
    expect(minutely('2026-11-22T11:20:00.000Z')).toBe('late');
  });

  it('that has never run since the start is late as well, once the server has settled down', () => {
    expect(minutely(null)).toBe('late');
    expect(minutely(null, at('22T11:55:00'))).toBe('never');
  });
});
