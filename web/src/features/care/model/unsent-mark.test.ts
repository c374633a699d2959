import { describe, expect, it } from 'vitest';
import type { CareOccurrence } from '@hearthside/contract/care/shapes';
import {
  applyMarkEvent,
  markAsKept,
  newMark,
  withMark,
  withUnsent,
  type MarkEvent,
  type UnsentMark,
} from './unsent-mark';

const NOW = Date.UTC(2026, 10, 27, 8);
const given = {
  taskId: 3,
  day: '2026-11-27',
  time: '08:00',
  state: 'done',
  reason: '',
  kind: 'medication',
  title: 'Thyroid tablet',
  petId: 1,
  petName: 'Biscuit',
} as const;
const open: CareOccurrence = {
  taskId: 3,
  day: '2026-11-27',
  time: '08:00',
  state: 'due',
  assignee: null,
  mark: null,
};
const sam = { id: 9, name: 'Sam Okafor' };
const item = (patch: Partial<UnsentMark> = {}) => ({ ...newMark(given, [], NOW), ...patch });
const after = (before: UnsentMark, event: Record<string, unknown>) =>
  applyMarkEvent(before, { clientId: before.clientId, ...event } as unknown as MarkEvent);

describe('an unsent mark', () => {
  it('comes after those made before, even if the clock was set back', () => {
    const first = item();
    const second = newMark(given, [first], NOW - 60_000);
    expect(second.createdAt > first.createdAt).toBe(true);
    expect(second.clientId).not.toBe(first.clientId);
  });

  it('counts on screen for its occurrence alone', () => {
    const evening = { ...open, time: '20:00' };
    const [morning, later] = withUnsent([open, evening], [item()], sam);
    expect(morning).toMatchObject({ state: 'done', mark: { by: sam, mayUndo: true } });
    expect(morning?.unsent?.title).toBe('Thyroid tablet');
    expect(later).toBe(evening);
  });

  it('does not hide a mark that the server has', () => {
    const marked = withMark([open], {
      ...open,
      id: 5,
      state: 'skipped',
      reason: 'Vomited',
      by: null,
      at: '',
      mayUndo: false,
    });
    expect(marked).toMatchObject([{ state: 'skipped', mark: { id: 5 } }]);
    expect(withUnsent(marked, [item()], sam)).toEqual(marked);
  });

  it.each([
    ['was refused', { type: 'refused', problem: 'This task does not exist.' }],
    ['came second', { type: 'double', by: 'Rosa', at: '2026-11-27T08:00:00Z' }],
    ['was taken back', { type: 'withdrawn' }],
  ])('that %s counts no longer', (_, event) => {
    const left = after(item(), event);
    expect(left).toBeDefined();
    expect(withUnsent([open], [left!], sam)).toEqual([open]);
  });

  it('waits again if it was being sent when the page was left', () => {
    const sending = after(item(), { type: 'sending' })!;
    expect(sending.status).toBe('sending');
    expect(markAsKept(sending).status).toBe('waiting');
    const away = after(sending, { type: 'postponed', counts: true });
    expect(away).toMatchObject({ status: 'waiting', tries: 1 });
  });

  it('that has arrived or is dismissed is gone', () => {
    expect(after(item(), { type: 'arrived' })).toBeUndefined();
    expect(after(item({ status: 'failed' }), { type: 'discarded' })).toBeUndefined();
  });

  it('that came second waits again to be undone', () => {
    const double = { by: 'Rosa', at: '2026-11-27T08:00:00Z' };
    const second = item({ status: 'failed', double, tries: 3 });
    const left = after(second, { type: 'withdrawn' })!;
    expect(left).toMatchObject({ status: 'waiting', withdrawn: true, tries: 0 });
    expect(withUnsent([open], [left], sam)).toEqual([open]);
  });

  it('that was refused is not tried again by itself', () => {
    const refused = item({ status: 'failed', problem: 'No.' });
    for (const type of ['sending', 'postponed', 'withdrawn'])
      expect(after(refused, { type })).toBe(refused);
    expect(after(refused, { type: 'retried' })).toMatchObject({ status: 'waiting', tries: 0 });
  });
});
