import { describe, expect, it } from 'vitest';
import {
  CHAIN_START,
  coreOf,
  hasSealedValues,
  holdsValues,
  linkHash,
  nextSeal,
  type EntryRow,
  type SealingState,
} from './seal';

const entry = (patch: Partial<EntryRow> = {}): EntryRow => ({
  id: 7,
  created_at: '2026-11-26T10:00:00.000Z',
  action: 'profile',
  by_id: 1,
  by_name: 'Amara Hale',
  about_kind: 'member',
  about_id: 9,
  about_name: 'Rosa Marchetti',
  other_kind: null,
  other_id: null,
  other_name: null,
  changes: [{ field: 'Phone', from: '503 555 0100', to: '503 555 0199' }],
  reason: 'She called.',
  seal_position: null,
  ...patch,
});
const EMPTY: SealingState = { last: undefined, begunAt: undefined };
const at = new Date('2026-11-26T10:01:00.000Z');

describe('a link of the history', () => {
  it('holds to the one before, and to all it says', () => {
    const first = nextSeal(entry(), undefined, EMPTY, at);
    const begunAt = first.sealed_at;
    const second = nextSeal(entry({ id: 8 }), undefined, { last: first, begunAt }, at);
    expect(first).toMatchObject({ position: 1, kind: 'written' });
    expect(second.position).toBe(2);
    expect(first.hash).toBe(linkHash(CHAIN_START, first));
    expect(second.hash).toBe(linkHash(first.hash, second));
    for (const patch of [
      ...[{ position: 3 }, { entry_id: 9 }, { kind: 'passing' as const }],
      ...[{ sealed_at: '2020' }, { core: 'x' }, { values_hash: 'x' }],
    ]) {
      expect(linkHash(first.hash, { ...second, ...patch })).not.toBe(second.hash);
    }
  });

  it('is the same for the moments and the JSON of both databases', () => {
    const sqlite = entry({
      created_at: Date.parse('2026-11-26T10:00:00.000Z'),
      changes: '[{"to":"503 555 0199","from":"503 555 0100","field":"Phone"}]',
    });
    expect(coreOf(sqlite)).toBe(coreOf(entry()));
    expect(hasSealedValues(sqlite, nextSeal(entry(), undefined, EMPTY, at))).toBe(true);
  });

  it.each<Partial<EntryRow>>([
    { id: 8 },
    { created_at: '2026-11-26T10:00:00.001Z' },
    { action: 'role' },
    { by_id: 2 },
    { by_name: 'Someone' },
    { about_id: 10 },
    { about_name: 'Ines' },
    { other_name: 'Elm' },
    { changes: [] },
    { changes: [{ field: 'City', from: '503 555 0100', to: '503 555 0199' }] },
  ])('knows another core by %j', (patch) => {
    expect(coreOf(entry(patch))).not.toBe(coreOf(entry()));
  });

  it.each<Partial<EntryRow>>([
    { reason: 'He called.' },
    { changes: [{ field: 'Phone', from: '503 555 0100', to: '503 555 0198' }] },
    { changes: [{ field: 'Phone', from: '503 555 0199', to: '503 555 0100' }] },
  ])('knows other values by %j', (patch) => {
    expect(hasSealedValues(entry(patch), nextSeal(entry(), undefined, EMPTY, at))).toBe(false);
  });

  it('reveals nothing of the values by itself: their hashes differ with each link', () => {
    const [one, other] = [0, 1].map(() => nextSeal(entry(), undefined, EMPTY, at));
    expect(one?.values_hash).not.toBe(other?.values_hash);
    expect(JSON.stringify(one)).not.toContain('0199');
  });

  it('knows that its hashes of values were changed', () => {
    const seal = nextSeal(entry(), undefined, EMPTY, at);
    expect(holdsValues(seal)).toBe(true);
    expect(holdsValues({ ...seal, value_hashes: null })).toBe(true);
    expect(holdsValues({ ...seal, value_hashes: '["x"]' })).toBe(false);
  });
});

describe('an entry that is sealed again', () => {
  const earlier = nextSeal(entry(), undefined, EMPTY, at);
  const state: SealingState = { last: earlier, begunAt: earlier.sealed_at };
  const again = (patch: Partial<EntryRow>) => nextSeal(entry(patch), earlier, state, at).kind;

  it('was emptied if values are gone, and nothing else is different', () => {
    expect(again({ changes: [{ field: 'Phone', from: '', to: '' }] })).toBe('emptied');
    expect(again({ changes: [{ field: 'Phone', from: '', to: '503 555 0199' }] })).toBe('emptied');
    expect(again({ reason: '' })).toBe('emptied');
    expect(again({})).toBe('emptied');
  });

  it('was altered if anything else is different', () => {
    expect(again({ reason: 'He called.' })).toBe('altered');
    expect(again({ changes: [{ field: 'Phone', from: '', to: '1' }] })).toBe('altered');
    expect(again({ changes: [] })).toBe('altered');
    expect(again({ about_name: '' })).toBe('altered');
    expect(again({ action: 'imported' })).toBe('altered');
  });

  it('was amended where it is an import, which is written on', () => {
    const row = entry({ action: 'imported', about_name: '25 gifts' });
    const seal = nextSeal(row, undefined, EMPTY, at);
    expect(seal.kind).toBe('import');
    const more = { ...row, about_name: '50 gifts' };
    expect(nextSeal(more, seal, { last: seal, begunAt: seal.sealed_at }, at).kind).toBe('amended');
  });
});

describe('an entry that is sealed for the first time', () => {
  const first = nextSeal(entry(), undefined, EMPTY, new Date('2026-11-26T06:00:00Z'));
  const last = { ...first, position: 9, sealed_at: '2026-11-26T12:00:00.000Z' };
  const noon = new Date('2026-11-26T12:00:30Z');
  const kind = (created_at: string, sealedUntil = last.sealed_at) => {
    const state = { last: { ...last, sealed_at: sealedUntil }, begunAt: first.sealed_at };
    return nextSeal(entry({ created_at }), undefined, state, noon).kind;
  };

  it('is late where the chain had gone on for more than an hour since its date', () => {
    expect(kind('2026-11-26T10:59:00.000Z')).toBe('late');
    expect(kind('2026-11-26T11:01:00.000Z')).toBe('written');
  });

  it('is not late if it comes after a clock that was ahead has been corrected', () => {
    const ahead = '2026-11-28T12:00:00.000Z';
    expect(kind('2026-11-26T11:59:00.000Z', ahead)).toBe('written');
    expect(kind('2026-11-26T10:59:00.000Z', ahead)).toBe('late');
  });

  it('is not late where it is older than the chain', () => {
    expect(kind('2025-01-01T00:00:00.000Z')).toBe('written');
  });

  it('passes where it is a sign-in', () => {
    expect(nextSeal(entry({ about_kind: 'session' }), undefined, EMPTY, at).kind).toBe('passing');
  });
});
