// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { begun, answered, movedTo, type StoredFilling } from '../model/fill-state';
import { asked, filled, written } from '../../model/test-fill';
import { FillAutosave, type FillCalls } from './fill-autosave';

const draft = { status: 'draft' as const };
const sections = [
  {
    section: { id: 51, number: 1, title: '', description: '' },
    questions: [1, 2, 3].map((id) => asked(id)),
  },
];
const blank = filled({ sections });

let onServer: FillCalls['keep'];
let open: FillCalls['open'];
let memory: StoredFilling | null;
let saves: { answers: Record<number, string>; step: number; revision?: string }[];
let autosave: FillAutosave;
let stop: () => Promise<void>;

const begin = (from = blank) => {
  const device = {
    read: () => memory,
    write: (typed: StoredFilling) => void (memory = typed),
    clear: () => void (memory = null),
  };
  const calls: FillCalls = {
    keep: (body, options) => {
      const answers = body.responses.shortAnswerResponses.map(
        ({ questionId, response }) => [questionId, response] as const,
      );
      const { step, revision } = body;
      saves.push({ answers: Object.fromEntries(answers), step, revision });
      return onServer(body, options);
    },
    open: () => open(),
  };
  autosave = new FillAutosave(begun(from, memory), calls, device);
  stop = autosave.start();
};
const type = (id: number, response: string) =>
  autosave.update((state) => answered(state, id, { response }));
const answersNow = () => autosave.snapshot().state.answers;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const saved = (revision: string) =>
  Promise.resolve({ revision, savedAt: '2026-11-21T10:00:00Z', version: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  memory = null;
  saves = [];
  onServer = () => saved(String(saves.length));
  open = () => Promise.reject(new Error('No one asks'));
});
afterEach(() => {
  void stop();
  vi.useRealTimers();
});

it('a form’s autosave saves once, a moment after the last change, and then this device stores nothing', async () => {
  begin();
  type(1, 'R');
  await wait(300);
  type(1, 'Rosa');
  expect(memory?.answers[1]).toEqual({ response: 'R' });
  await wait(2000);
  expect(saves).toEqual([{ answers: { 1: 'Rosa' }, step: 0, revision: '0' }]);
  expect(autosave.snapshot()).toMatchObject({ saving: 'saved', savedAt: '2026-11-21T10:00:00Z' });
  expect(memory).toBeNull();
  autosave.update((state) => movedTo(state, 1));
  await wait(2000);
  expect(saves[1]).toEqual({ answers: { 1: 'Rosa' }, step: 1, revision: '1' });
});

it('a form’s autosave makes one save at a time, and saves what was typed in the meantime after it', async () => {
  let finish = () => {};
  onServer = () => new Promise((done) => (finish = () => void saved('1').then(done)));
  begin();
  type(1, 'R');
  await wait(1000);
  type(1, 'Rosa');
  await wait(5000);
  expect(saves).toHaveLength(1);
  onServer = () => saved('2');
  finish();
  await wait(2000);
  expect(saves[1]).toEqual({ answers: { 1: 'Rosa' }, step: 0, revision: '1' });
  expect(autosave.snapshot().saving).toBe('saved');
});

it('a form’s autosave loses nothing while the server is away, even if the window is closed', async () => {
  onServer = () => Promise.reject(new ServerUnavailableError());
  begin();
  type(1, 'Rosa');
  await wait(1000);
  expect(autosave.snapshot().saving).toBe('away');
  await wait(3100);
  expect(saves).toHaveLength(2);
  void stop();
  expect(memory?.answers).toEqual({ 1: { response: 'Rosa' } });

  onServer = () => saved('1');
  begin();
  expect(answersNow()).toEqual({ 1: { response: 'Rosa' } });
  await wait(100);
  expect(saves.at(-1)?.answers).toEqual({ 1: 'Rosa' });
  expect(memory).toBeNull();
});

it('a form’s autosave tries again at once when the device is online again', async () => {
  onServer = () => Promise.reject(new ServerUnavailableError());
  begin();
  type(1, 'Rosa');
  await wait(1000);
  onServer = () => saved('1');
  window.dispatchEvent(new Event('online'));
  await wait(10);
  expect(autosave.snapshot().saving).toBe('saved');
});

it('a form’s autosave saves when the page is closed, in a request that outlives the page', async () => {
  const options: unknown[] = [];
  onServer = (_, given) => {
    options.push(given);
    return saved('1');
  };
  begin();
  type(1, 'Rosa');
  window.dispatchEvent(new Event('pagehide'));
  expect(memory?.answers[1]).toEqual({ response: 'Rosa' });
  await wait(0);
  expect(options).toEqual([{ keepalive: true }]);
});

it('a form’s autosave in conflict with a faster device combines both drafts, and saves the result', async () => {
  onServer = (body) =>
    body.revision === '0'
      ? Promise.reject(refusedError('CHANGED_MEANWHILE', 'Changed while you were editing'))
      : saved('8');
  const there = { ...blank, form: { ...blank.form, ...draft }, revision: '7' };
  open = () => Promise.resolve({ ...there, responses: written({ 2: 'Cat' }) });
  begin();
  type(1, 'Rosa');
  await wait(3000);
  expect(autosave.snapshot().notice).toEqual({ kind: 'elsewhere', questions: [2] });
  expect(saves.at(-1)).toEqual({ answers: { 1: 'Rosa', 2: 'Cat' }, step: 0, revision: '7' });
  expect(autosave.snapshot().saving).toBe('saved');
});

it('a form’s autosave keeps the answers that still fit a changed form, and says so', async () => {
  let refusals = 0;
  onServer = () =>
    (refusals += 1) === 1 ? Promise.reject(new ApiError(400, 'Unknown question')) : saved('2');
  const questions = [asked(1), asked(8)];
  open = () =>
    Promise.resolve({ ...blank, version: 2, sections: [{ ...sections[0]!, questions }] });
  begin();
  type(1, 'Rosa');
  type(2, 'gone');
  await wait(3000);
  expect(autosave.snapshot().notice).toEqual({ kind: 'changed', questions: [8] });
  expect(saves.at(-1)?.answers).toEqual({ 1: 'Rosa' });
});

it('a form’s autosave does not keep retrying a save that is refused', async () => {
  onServer = () => Promise.reject(new ApiError(400, 'No'));
  open = () => Promise.resolve(blank);
  begin();
  type(1, 'Rosa');
  await wait(60_000);
  expect(saves).toHaveLength(1);
  expect(autosave.snapshot().saving).toBe('refused');
  expect(memory?.answers).toEqual({ 1: { response: 'Rosa' } });
  type(1, 'Rosa M');
  await wait(2000);
  expect(saves).toHaveLength(2);
});

it('a form’s autosave stops when the form was sent from another place, or is gone', async () => {
  onServer = () => Promise.reject(refusedError('WRONG_STATE', 'Already sent'));
  open = () => Promise.resolve(filled({ sections, form: { status: 'pending' } }));
  begin();
  type(1, 'Rosa');
  await wait(60_000);
  expect(saves).toHaveLength(1);
  expect(autosave.snapshot().notice).toEqual({ kind: 'sent' });
  // It is not in what was sent, so it stays here.
  expect(memory?.answers).toEqual({ 1: { response: 'Rosa' } });
  void stop();
  memory = null;

  onServer = () => Promise.reject(new ApiError(404, 'Not found'));
  begin();
  type(1, 'Rosa');
  await wait(60_000);
  expect(saves).toHaveLength(2);
  expect(autosave.snapshot().notice).toEqual({ kind: 'gone' });
});

it('a form’s autosave waits while the form is being sent', async () => {
  let finish = (_: string) => {};
  begin();
  type(1, 'Rosa');
  const work = autosave.alone(() => new Promise<string>((done) => (finish = done)));
  await wait(5000);
  expect(saves).toEqual([]);
  finish('sent');
  expect(await work).toBe('sent');
  autosave.finish();
  await wait(5000);
  expect(saves).toEqual([]);
  expect(memory).toBeNull();
});

it('a form’s autosave checks what another device did when the page becomes visible again', async () => {
  begin({ ...blank, form: { ...blank.form, ...draft } });
  await wait(6000);
  const there = { ...blank, form: { ...blank.form, ...draft }, revision: '5' };
  open = () => Promise.resolve({ ...there, responses: written({ 3: 'Bird' }) });
  window.dispatchEvent(new Event('focus'));
  await wait(10);
  expect(answersNow()).toEqual({ 3: { response: 'Bird' } });
  type(1, 'Rosa');
  await wait(2000);
  expect(saves[0]?.revision).toBe('5');
});

it('a form’s autosave saves what was typed while it checked for changes by another device', async () => {
  begin({ ...blank, form: { ...blank.form, ...draft } });
  await wait(6000);
  let finish = () => {};
  const there = { ...blank, form: { ...blank.form, ...draft }, revision: '5' };
  open = () => new Promise((done) => (finish = () => done(there)));
  window.dispatchEvent(new Event('focus'));
  type(1, 'Rosa');
  await wait(3000);
  expect(saves).toEqual([]);
  finish();
  await wait(2000);
  expect(saves).toEqual([{ answers: { 1: 'Rosa' }, step: 0, revision: '5' }]);
});

it('a form’s autosave keeps on this device what a member typed into a form that is no longer theirs to fill', async () => {
  onServer = () => Promise.reject(refusedError('WRONG_STATE', 'Not meant for you anymore'));
  const form = { ...blank.form, status: 'rejected' as const };
  open = () => Promise.resolve({ ...blank, form: { ...form, readOnly: true } });
  begin({ ...blank, form });
  type(1, 'Rosa');
  await wait(3000);
  expect(autosave.snapshot().notice).toEqual({ kind: 'gone' });
  expect(memory?.answers).toEqual({ 1: { response: 'Rosa' } });
  type(1, 'Rosa M');
  await wait(3000);
  expect(saves).toHaveLength(1);
});

it('a form’s autosave sends what was typed during a save, even if the page is left in the meantime', async () => {
  let finish = () => {};
  onServer = () => new Promise((done) => (finish = () => void saved('1').then(done)));
  begin();
  type(1, 'FIRST');
  await wait(1000);
  type(1, 'FIRST and last');
  const left = stop();
  onServer = () => saved('2');
  finish();
  await left;
  expect(saves.map(({ answers, revision }) => [answers[1], revision])).toEqual([
    ['FIRST', '0'],
    ['FIRST and last', '1'],
  ]);
  expect(memory).toBeNull();
});

it('a form’s autosave says at once which answers of a resumed draft are for changed questions', () => {
  begin({
    ...blank,
    form: { ...blank.form, ...draft },
    responses: written({ 1: 'R' }),
    reread: [1],
  });
  expect(autosave.snapshot().notice).toEqual({ kind: 'changed', questions: [1] });
});

it('a form’s autosave shows the questions that have changed since the tab was opened, as soon as it saves', async () => {
  const questions = [asked(1), asked(2, { question: 'Which not?' }), asked(3)];
  const now = { ...blank, version: 2, sections: [{ ...sections[0]!, questions }] };
  onServer = () => Promise.resolve({ revision: '1', savedAt: '2026-11-21T10:00:00Z', version: 2 });
  const there = { ...now, form: { ...now.form, ...draft }, revision: '1' };
  open = () => Promise.resolve({ ...there, responses: written({ 2: 'Cat' }) });
  begin();
  type(2, 'Cat');
  await wait(1000);
  expect(autosave.snapshot()).toMatchObject({
    saving: 'saved',
    notice: { kind: 'changed', questions: [2] },
    state: { reread: [2] },
  });
});
