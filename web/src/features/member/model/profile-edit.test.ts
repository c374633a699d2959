import { describe, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { editOver, resumedEdit } from './profile-edit';
import { profileState } from './profile-values';

const before = profileState(rosa);
const now = (patch: Partial<typeof before.values>) => ({
  values: { ...before.values, ...patch },
  revision: 'second',
});
const typed = (patch: Partial<typeof before.values>) => ({ ...before.values, ...patch });

describe('the text typed into a profile that has changed', () => {
  it('stays, and the other fields follow the profile', () => {
    const edit = editOver(typed({ city: 'Salem' }), before, now({ phoneNumber: '5035550199' }));
    expect(edit.values).toEqual(typed({ city: 'Salem', phoneNumber: '5035550199' }));
    expect(edit.over.revision).toBe('second');
    expect(edit.changes).toEqual([{ field: 'phoneNumber', now: '5035550199' }]);
  });

  it('stays if both changed the same field, and the conflict is reported', () => {
    const edit = editOver(typed({ city: 'Salem' }), before, now({ city: 'Bend' }));
    expect(edit.values.city).toBe('Salem');
    expect(edit.changes).toEqual([{ field: 'city', now: 'Bend', typed: 'Salem' }]);
  });

  it('causes no report if both have the same value', () => {
    expect(editOver(typed({ city: 'Bend' }), before, now({ city: 'Bend' })).changes).toEqual([]);
  });

  it('never combines a state with a country that does not have it', () => {
    const moved = now({ country: 'Canada', state: 'Ontario' });
    const edit = editOver(typed({ state: 'Texas' }), before, moved);
    expect(edit.values).toMatchObject({ country: 'United States', state: 'Texas' });
    expect(edit.changes).toEqual([
      { field: 'state', now: 'Ontario', typed: 'Texas' },
      { field: 'country', now: 'Canada', typed: 'United States' },
    ]);
    expect(editOver(typed({ city: 'Salem' }), before, moved).values).toMatchObject({
      country: 'Canada',
      state: 'Ontario',
      city: 'Salem',
    });
  });
});

describe('an edit that continues', () => {
  it('starts from the profile if nothing was stored', () => {
    const fresh = { over: before, values: before.values, changes: [] };
    expect(resumedEdit(null, before)).toEqual(fresh);
    // In the format of an older portal.
    expect(resumedEdit({ firstName: 'Rosalia' } as object, before)).toEqual(fresh);
  });

  it('keeps what was typed, on top of the current profile', () => {
    const kept = { typed: typed({ firstName: 'Rosalia' }), over: before };
    expect(resumedEdit(kept, before).values).toEqual(typed({ firstName: 'Rosalia' }));
    const edit = resumedEdit(kept, now({ city: 'Bend' }));
    expect(edit.values).toEqual(typed({ firstName: 'Rosalia', city: 'Bend' }));
    expect(edit.changes).toEqual([{ field: 'city', now: 'Bend' }]);
  });
});
