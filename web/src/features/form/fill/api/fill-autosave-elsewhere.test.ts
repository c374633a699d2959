// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { written } from '../../model/test-fill';
import { refusedError } from '@/testing/refused';
import { chosen, isChecking, unsentQuestions } from '../model/fill-state';
import { BLANK, TestDevice } from './test-autosave';

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

it('a form’s autosave saves nothing over a newer answer from another device, and says that there is one', async () => {
  device.disconnect();
  const offline = device.open();
  offline.type(3, 'short');
  void offline.close();
  await wait(0);
  const before = device.saves.length;
  device.onSave = () => device.saved('8');
  device.form = {
    ...BLANK,
    form: { ...BLANK.form, status: 'draft' },
    responses: written({ 3: 'A long text' }),
    revision: '7',
  };
  const { autosave, type, close } = device.open();
  await wait(2000);
  expect(device.saves).toHaveLength(before);
  expect(autosave.snapshot()).toMatchObject({
    notice: { kind: 'elsewhere', questions: [3] },
    state: { answers: { 3: { response: 'short' } }, conflicts: [3] },
  });
  type(1, 'Rosa');
  await wait(2000);
  expect(device.saves.at(-1)?.answers).toEqual({ 1: 'Rosa', 3: 'A long text' });
  expect(device.memory?.answers[3]).toEqual({ response: 'short' });
  autosave.update((state) => chosen(state, 3, 'here'));
  await wait(2000);
  expect(device.saves.at(-1)?.answers).toEqual({ 1: 'Rosa', 3: 'short' });
  expect(device.memory).toBeNull();
  void close();
});

describe('a form that was sent while this device had something else stored', () => {
  const sent = {
    ...BLANK,
    form: { ...BLANK.form, status: 'pending' as const },
    responses: written({ 3: 'A long text' }),
    revision: '7',
  };
  beforeEach(async () => {
    device.disconnect();
    const offline = device.open();
    offline.type(3, 'short');
    void offline.close();
    await wait(0);
    device.onSave = () => device.saved('9');
    device.saves = [];
  });

  it('keeps it when it is opened and left, shows it, and deletes it when told to', () => {
    device.form = sent;
    const { autosave, close } = device.open();
    expect(unsentQuestions(autosave.snapshot().state)).toEqual([3]);
    void close();
    expect(device.memory?.answers).toEqual({ 3: { response: 'short' } });
    autosave.discard();
    expect(device.memory).toBeNull();
    expect(unsentQuestions(autosave.snapshot().state)).toEqual([]);
  });

  it('lets the member choose once it is sent back, although it was opened in between', async () => {
    device.form = sent;
    const { autosave, close } = device.open();
    device.form = { ...sent, form: { ...sent.form, status: 'rejected' } };
    autosave.look({ isAsked: true });
    await wait(2000);
    expect(autosave.snapshot()).toMatchObject({
      notice: { kind: 'elsewhere', questions: [3] },
      state: { answers: { 3: { response: 'short' } }, base: { 3: { response: 'A long text' } } },
    });
    // At most the step is saved.
    for (const { answers } of device.saves) expect(answers).toEqual({ 3: 'A long text' });
    void close();
  });
});

describe('a form that was sent back and is being changed', () => {
  const rejected = {
    ...BLANK,
    form: { ...BLANK.form, status: 'rejected' as const },
    responses: written({ 1: 'Rosa', 2: 'Cat' }),
    revision: '4',
  };
  const inStatus = (status: 'pending' | 'approved', revision = '4') => ({
    ...rejected,
    form: { ...rejected.form, status },
    responses: written({ 1: 'Rosa' }),
    revision,
  });

  it.each([
    ['approved after all', inStatus('approved'), 'approved'],
    [
      'waiting for its review again, because its decision was undone',
      inStatus('pending'),
      'undone',
    ],
    ['sent from another device', inStatus('pending', '5'), 'sent'],
  ])('says that it is %s, and keeps what was typed since', async (_what, now, kind) => {
    device.form = rejected;
    const { autosave, type, close } = device.open();
    device.onSave = () => Promise.reject(refusedError('WRONG_STATE', 'Already sent'));
    type(3, 'Bird');
    device.form = now;
    await wait(2000);
    expect(autosave.snapshot().notice).toEqual({ kind });
    void close();
    expect(device.memory?.answers[3]).toEqual({ response: 'Bird' });
  });

  it('shows what its member had changed and not sent when it is approved', async () => {
    device.form = rejected;
    const { autosave, close } = device.open();
    device.form = inStatus('approved');
    autosave.look({ isAsked: true });
    await wait(0);
    expect(unsentQuestions(autosave.snapshot().state)).toEqual([2]);
    void close();
  });
});

it('a sent form that is open learns that it was sent back when its page becomes visible again', async () => {
  const form = { ...BLANK.form, status: 'pending' as const, responseId: 8 };
  device.form = { ...BLANK, form, responses: written({ 1: 'Rosa' }), revision: '3' };
  const { autosave, type, close } = device.open();
  await wait(6000);
  device.form = { ...device.form, form: { ...form, status: 'rejected', reviewMessage: 'Who?' } };
  window.dispatchEvent(new Event('focus'));
  await wait(10);
  const { state } = autosave.snapshot();
  expect([isChecking(state), state.filled.form.reviewMessage]).toEqual([true, 'Who?']);
  type(1, 'Rosa M');
  await wait(2000);
  expect(device.saves).toMatchObject([{ answers: { 1: 'Rosa M' }, revision: '3' }]);
  void close();
});
