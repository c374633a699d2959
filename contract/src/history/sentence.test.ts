import { HISTORY_ACTIONS, type HistoryAction, type HistoryEntry } from './endpoints';
import { HISTORY_KINDS, kindOfObject, type HistoryKind } from './kinds';
import { describe, expect, it } from 'vitest';
import { sentenceText, untoldChanges } from './sentence';

const rosa = { kind: 'member', id: 7, name: 'Rosa Marchetti' } as const;
const ines = { kind: 'member', id: 9, name: 'Ines Carvalho' } as const;
const moss = { kind: 'pet', id: 5, name: 'Moss' } as const;
const trust = { kind: 'trust', id: 3, name: 'Elm' } as const;
const call = { kind: 'appointment', id: 4, name: 'Planning call, session 1' } as const;
const signUp = { kind: 'form', id: 2, name: 'Volunteer Sign-up' } as const;
const amara = { id: 1, name: 'Amara Hale' };

const entry = (patch: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-11-12T16:30:05.000Z',
  action: 'role',
  by: amara,
  about: rosa,
  other: null,
  changes: [],
  reason: '',
  ...patch,
});
const read = (patch: Partial<HistoryEntry>) => sentenceText(entry(patch));
const changed = (to: string) => [{ field: '', from: '', to }];

describe('an entry of the history', () => {
  it.each<[string, Partial<HistoryEntry>]>([
    ['Amara Hale changed the role of Rosa Marchetti', {}],
    [
      'Amara Hale verified Rosa Marchetti',
      { action: 'verification', changes: changed('Verified') },
    ],
    [
      'Amara Hale withdrew the verification of Rosa Marchetti',
      { action: 'verification', changes: changed('Unverified') },
    ],
    ['Amara Hale archived Rosa Marchetti', { action: 'archived' }],
    ['Amara Hale restored Rosa Marchetti from the archive', { action: 'unarchived' }],
    [
      'Rosa Marchetti reported a sign-in that wasn’t theirs',
      { action: 'sign_in_denied', by: { id: 7, name: 'Rosa Marchetti' } },
    ],
    ['Amara Hale featured Rosa Marchetti', { action: 'featured', changes: changed('Yes') }],
    ['Amara Hale withdrew the invitation for Rosa Marchetti', { action: 'withdrawn' }],
    ['Amara Hale assigned Rosa Marchetti to the trust Elm', { action: 'assigned', other: trust }],
    [
      'Amara Hale removed Moss from the trust Elm',
      { action: 'removed', about: trust, other: moss },
    ],
    ['Amara Hale changed Moss', { action: 'changed', about: moss, other: rosa }],
    ['Amara Hale added an entry to Moss’s record', { action: 'entry_added', about: moss }],
    ['Amara Hale renamed the trust Elm', { action: 'renamed', about: trust }],
    [
      'Amara Hale approved Rosa Marchetti’s submission to the form Volunteer Sign-up',
      { action: 'approved', about: signUp, other: rosa },
    ],
    [
      'Amara Hale discarded the draft of the form Volunteer Sign-up',
      { action: 'draft_discarded', about: signUp },
    ],
    [
      'Amara Hale approved a submission to the form Volunteer Sign-up',
      { action: 'approved', about: signUp },
    ],
    [
      'Amara Hale confirmed the appointment Planning call, session 1 for Ines Carvalho',
      { action: 'confirmed', about: call, other: ines },
    ],
    [
      'Ines Carvalho asked to change the appointment Planning call, session 1',
      { action: 'wished', about: call, other: ines, by: { id: 9, name: 'Ines Carvalho' } },
    ],
    [
      'Ines Carvalho withdrew the request for the appointment Planning call, session 1',
      {
        action: 'withdrawn_request',
        about: call,
        other: ines,
        by: { id: 9, name: 'Ines Carvalho' },
      },
    ],
    [
      'Amara Hale declined the request to change the appointment Planning call, session 1 for Ines Carvalho',
      { action: 'declined_wish', about: call, other: ines },
    ],
    [
      'Amara Hale reopened the request to change the appointment Planning call, session 1 for Ines Carvalho',
      { action: 'reopened_wish', about: call, other: ines },
    ],
    [
      'The portal renewed the membership of Rosa Marchetti after a gift',
      {
        action: 'renewed',
        by: null,
        about: { ...rosa, kind: 'membership' },
        other: rosa,
      },
    ],
    [
      'Amara Hale turned reminders off for the membership of Rosa Marchetti',
      { action: 'reminders', about: { ...rosa, kind: 'membership' }, changes: changed('Off') },
    ],
    ['Amara Hale suspended Rosa Marchetti', { action: 'suspended' }],
    ['The portal lifted the suspension of Rosa Marchetti', { action: 'reinstated', by: null }],
    ['Amara Hale signed Rosa Marchetti out everywhere', { action: 'signed_out' }],
    ['The portal permanently erased Rosa Marchetti', { action: 'erased', by: null }],
    [
      'Amara Hale changed the role of Rosa Marchetti from Foster to Caretaker',
      { changes: [{ field: 'Role', from: 'Foster', to: 'Caretaker' }] },
    ],
    [
      'Amara Hale moved the appointment Planning call, session 1 for Rosa Marchetti from December 2 to December 4',
      {
        action: 'moved',
        about: call,
        other: rosa,
        changes: [{ field: 'Day and time', from: 'December 2', to: 'December 4' }],
      },
    ],
    [
      'Rosa Marchetti signed in',
      { action: 'signed_in', by: rosa, about: { ...rosa, kind: 'session' } },
    ],
    [
      'Someone tried to sign in as Rosa Marchetti with a wrong password',
      { action: 'sign_in_failed', by: null, about: { ...rosa, kind: 'session' } },
    ],
    [
      'Someone tried to sign in with an address that has no account',
      { action: 'sign_in_failed', by: null, about: { kind: 'session', id: 0, name: 'Unknown' } },
    ],
    [
      'Amara Hale exported the list Users',
      { action: 'exported', about: { kind: 'list', id: 0, name: 'Users' } },
    ],
    [
      'Amara Hale exported the responses to the form Volunteer Sign-up',
      { action: 'exported', about: signUp },
    ],
  ])('reads: %s', (words, patch) => expect(read(patch)).toBe(words));

  it('leaves below the sentence only what the sentence does not say', () => {
    const role = { field: 'Role', from: 'Foster', to: 'Caretaker' };
    const city = { field: 'City', from: 'Salem', to: 'Bend' };
    expect(untoldChanges(entry({ changes: [role, city] }))).toEqual([city]);
    const long = { ...role, to: 'x'.repeat(61) };
    expect(untoldChanges(entry({ changes: [long] }))).toEqual([long]);
    const erased = { ...role, from: '', to: '' };
    expect(untoldChanges(entry({ changes: [erased] }))).toEqual([erased]);
  });

  it('does not name somebody twice who did it for themselves', () => {
    const by = { id: 7, name: 'Rosa Marchetti' };
    expect(read({ action: 'profile', by })).toBe('Rosa Marchetti changed their profile');
    expect(read({ action: 'picture', by })).toBe('Rosa Marchetti changed their picture');
    expect(read({ action: 'accepted', by })).toBe('Rosa Marchetti accepted the invitation');
    expect(read({ action: 'assigned', other: trust, by })).toBe(
      'Rosa Marchetti assigned themselves to the trust Elm',
    );
  });

  it('names what only a newer server knows, and leads nowhere from it', () => {
    const errand = { kind: 'errand' as HistoryKind, id: 7, name: 'Fetch the pills' };
    expect(read({ action: 'created', about: errand })).toBe('Amara Hale created Fetch the pills');
    expect(kindOfObject(errand.kind).page(7)).toBeUndefined();
  });

  it('does not mistake a trust for the person with the same id', () => {
    const by = { id: 3, name: 'Amara Hale' };
    expect(read({ action: 'created', about: trust, by })).toBe('Amara Hale created the trust Elm');
  });

  it('works for an unknown action', () => {
    expect(read({ action: 'adopted' as 'role' })).toBe('Amara Hale changed Rosa Marchetti');
  });

  it('is a sentence without doubled words or blanks, whatever happened to whatever', () => {
    for (const action of Object.keys(HISTORY_ACTIONS) as HistoryAction[]) {
      for (const kind of HISTORY_KINDS) {
        for (const other of [null, ines]) {
          const words = read({ action, about: { kind, id: 50, name: 'Elm' }, other });
          expect(words).toMatch(/^Amara Hale [a-z]/);
          expect(words).not.toMatch(/\b(\w+) \1\b| {2}| $/);
        }
      }
    }
  });
});
