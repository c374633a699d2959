import { ROLES } from '@hearthside/contract/access';
import { CHANGES_COUNTED } from '@hearthside/contract/member/home';
import { describe, expect, it } from 'vitest';
import { changesWords, isBare, lastLine, likelySections, petsTitle } from './home-words';

describe('the words of the first page', () => {
  it('call an owner’s pets their own', () => {
    expect(petsTitle({ role: 'pet_owner', verified: true })).toBe('Your pets');
    expect(petsTitle({ role: 'veterinarian', verified: true })).toBe('Pets you care for');
  });

  it('say when, where and by whom the last entry was written, as far as it is known', () => {
    const last = { date: '2026-11-21', place: 'In person', text: '', by: 'RM' };
    expect(lastLine(last)).toBe('Nov 21, 2026 · In person · by RM');
    expect(lastLine({ ...last, by: '' })).toBe('Nov 21, 2026 · In person');
  });

  it('say how many changes there are, as far as they were counted', () => {
    expect(changesWords(1)).toBe('See it in the history');
    expect(changesWords(37)).toBe('All 37 changes');
    expect(changesWords(CHANGES_COUNTED)).toBe(`All ${CHANGES_COUNTED}+ changes`);
  });
});

describe('an empty first page', () => {
  const nothing = {
    attention: [],
    pets: { first: [], total: 0 },
    unread: [],
    changed: 0,
    care: null,
    library: null,
    changesLink: '',
  };

  it('is one without anything that waits, pets, new items or changes', () => {
    expect(isBare(nothing)).toBe(true);
    expect(isBare({ ...nothing, changed: 2 })).toBe(false);
    expect(isBare({ ...nothing, library: { first: [], total: 1, link: '/library' } })).toBe(false);
    expect(isBare({ ...nothing, pets: { first: [], total: 1 } })).toBe(false);
    const waits = { count: 1, link: '/', detail: '', first: [] };
    expect(isBare({ ...nothing, attention: [{ ...waits, kind: 'open_forms' }] })).toBe(false);
    // It has a card of its own in the second column.
    expect(isBare({ ...nothing, attention: [{ ...waits, kind: 'coming_appointment' }] })).toBe(
      true,
    );
  });

  it('offers at most three places, all of which the member may open', () => {
    for (const role of ROLES) expect(likelySections({ role, verified: true })).toHaveLength(3);
    const ids = likelySections({ role: 'attorney', verified: true }).map(({ id }) => id);
    expect(ids).toEqual(['directory', 'library', 'membership']);
  });

  it('offers the inbox to a member whom staff has written to', () => {
    const ids = likelySections({ role: 'attorney', verified: true }, true).map(({ id }) => id);
    expect(ids).toContain('inbox');
  });
});
