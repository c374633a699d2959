// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeMicrophone } from '../test-recorder';
import { canRecord, Recorder } from './recorder';

let microphone: ReturnType<typeof fakeMicrophone>;
let recorder: Recorder;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  microphone = fakeMicrophone();
  recorder = new Recorder();
});
afterEach(() => {
  recorder.cancel();
  microphone.remove();
  vi.useRealTimers();
});

it('a recording becomes a file, and the microphone is released', async () => {
  await recorder.start();
  vi.advanceTimersByTime(3000);
  expect(recorder.state()).toMatchObject({ phase: 'recording', ms: 3000 });
  expect(microphone.track.stop).not.toHaveBeenCalled();
  const file = await recorder.finish();
  expect([file?.type, file?.size]).toEqual(['audio/webm', 5]);
  expect(file?.name).toMatch(/^Voice message \d{4}-\d\d-\d\d .*\.webm$/);
  expect(recorder.state()).toEqual({ phase: 'idle' });
  expect(microphone.track.stop).toHaveBeenCalledOnce();
});

it('a pause does not count, and the recording goes on after it', async () => {
  await recorder.start();
  vi.advanceTimersByTime(2000);
  recorder.pause();
  vi.advanceTimersByTime(60_000);
  expect(recorder.state()).toMatchObject({ phase: 'paused', ms: 2000 });
  recorder.resume();
  vi.advanceTimersByTime(1000);
  expect(recorder.state()).toMatchObject({ phase: 'recording', ms: 3000 });
});

it('a recording ends by itself after five minutes and is kept', async () => {
  await recorder.start();
  vi.advanceTimersByTime(301_000);
  expect(recorder.state()).toEqual({ phase: 'ended', ms: 300_000 });
  expect(microphone.track.stop).toHaveBeenCalledOnce();
  expect((await recorder.finish())?.size).toBe(5);
});

it('a recording whose microphone is lost ends and is kept', async () => {
  await recorder.start();
  vi.advanceTimersByTime(1000);
  microphone.track.onended?.();
  expect(recorder.state()).toMatchObject({ phase: 'ended' });
  expect((await recorder.finish())?.size).toBe(5);
});

it('a canceled recording leaves nothing, and a permission that comes later starts none', async () => {
  await recorder.start();
  recorder.cancel();
  expect(microphone.track.stop).toHaveBeenCalledOnce();
  expect(await recorder.finish()).toBeUndefined();
  const allow = microphone.ask();
  const starting = recorder.start();
  expect(recorder.state()).toEqual({ phase: 'asking' });
  recorder.cancel();
  allow();
  await starting;
  expect(recorder.state()).toEqual({ phase: 'idle' });
  expect(microphone.track.stop).toHaveBeenCalledTimes(2);
});

it.each([
  ['NotAllowedError', /isn’t allowed to use your microphone/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /can’t be used right now/],
])(
  'a member with a microphone that fails with %s is shown the reason in plain words',
  async (name, words) => {
    microphone.refuseWith(name);
    await recorder.start();
    expect(recorder.state()).toMatchObject({
      phase: 'idle',
      problem: expect.stringMatching(words) as string,
    });
  },
);

it('a recording without any sound is said to be empty', async () => {
  await recorder.start();
  microphone.media[0]!.bytes = '';
  expect(await recorder.finish()).toBeUndefined();
  expect(recorder.state()).toMatchObject({ problem: 'Nothing was recorded. Please try again.' });
});

it('a browser without a recorder can not record', () => {
  expect(canRecord()).toBe(true);
  microphone.remove();
  expect(canRecord()).toBe(false);
});
