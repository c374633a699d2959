// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestDevice } from './test-autosave';

let device: TestDevice;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  device = new TestDevice();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a form in two tabs of this device without a connection', () => {
  beforeEach(() => device.disconnect());

  it('keeps what was typed in the one when the other, in which nothing was typed, is closed', () => {
    const [one, other] = [device.open(), device.open()];
    one.type(1, 'Rosa');
    void one.close();
    void other.close();
    expect(device.memory?.answers).toEqual({ 1: { response: 'Rosa' } });
  });

  it('keeps what was typed in both, and only what the server has is deleted', async () => {
    const [one, other] = [device.open(), device.open()];
    one.type(1, 'Rosa');
    other.type(2, 'Cat');
    void one.close();
    void other.close();
    expect(device.memory?.answers).toEqual({ 1: { response: 'Rosa' }, 2: { response: 'Cat' } });
    device.onSave = () => device.saved('1');
    const later = device.open();
    await wait(100);
    expect(device.saves.at(-1)?.answers).toEqual({ 1: 'Rosa', 2: 'Cat' });
    expect(device.memory).toBeNull();
    void later.close();
  });
});
