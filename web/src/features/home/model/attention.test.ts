import { describe, expect, it } from 'vitest';
import { attention, listed } from './attention';

type Item = Parameters<typeof attention>[0][number];
const item = (kind: Item['kind'], more: Partial<Item> = {}): Item => ({
  kind,
  count: 1,
  link: '/somewhere',
  detail: '',
  first: [],
  ...more,
});
const text = (...items: Item[]) => attention(items).map((line) => line.text);

describe('what needs attention', () => {
  it('is shown in words, without zero counts', () => {
    expect(
      text(
        item('complete_profile'),
        item('unread_messages'),
        item('rejected_forms'),
        item('open_forms', { count: 2 }),
        item('verify_members', { count: 3 }),
        item('review_submissions', { count: 0 }),
      ),
    ).toEqual([
      'Complete your profile so others can reach you',
      '1 unread message in your inbox',
      '1 form was sent back to you',
      '2 forms to fill out',
      '3 people are waiting to be verified',
    ]);
    expect(text(item('verify_members'))).toEqual(['1 person is waiting to be verified']);
  });

  it('names the day by which a membership is to be renewed, and the standing of those that lapse', () => {
    const until = 'Dec 3, 2026; still valid until Jan 2, 2027';
    expect(
      text(
        item('membership_due', { detail: 'Dec 3, 2026' }),
        item('membership_grace', { detail: until }),
        item('membership_lapsed', { detail: 'Dec 3, 2026' }),
        item('lapsing_memberships', { count: 3, detail: 'in the grace period' }),
      ),
    ).toEqual([
      'Renew your membership by Dec 3, 2026',
      'Your membership was due by Dec 3, 2026; still valid until Jan 2, 2027',
      'Your membership expired on Dec 3, 2026',
      '3 memberships are in the grace period',
    ]);
  });

  it('has a button that says what it does, and opens the form of an incomplete profile', () => {
    const [profile, due] = attention([
      item('complete_profile', { link: '/profile' }),
      item('membership_due', { link: '/membership' }),
    ]);
    expect(profile).toMatchObject({ verb: 'Complete', to: '/profile', state: { edit: true } });
    expect(due).toMatchObject({ verb: 'Renew', to: '/membership' });
    expect(due).not.toHaveProperty('state');
  });

  it('gives each of the first its own button, and goes on with a form that was begun', () => {
    const named = { id: 3, name: 'Home visit', link: '/forms/3', note: '' };
    const begun = { ...named, id: 4, note: '40% answered' };
    const [open, queue] = attention([
      item('open_forms', { count: 2, first: [named, begun] }),
      item('review_submissions', { first: [{ ...named, note: 'Intake form' }] }),
    ]);
    expect(open?.first).toEqual([
      { ...named, verb: 'Fill out' },
      { ...begun, verb: 'Continue' },
    ]);
    expect(queue?.first[0]?.verb).toBe('Review');
  });

  it('does not repeat what has a card of its own', () => {
    const items = [item('unread_messages'), item('coming_appointment'), item('open_forms')];
    const chat = { id: 1, name: 'Lena', from: 'Lena', text: 'Hi', at: '', count: 1 };
    const kinds = (unread: (typeof chat)[]) =>
      listed({ attention: items, unread }).map(({ kind }) => kind);
    expect(kinds([chat])).toEqual(['open_forms']);
    expect(kinds([])).toEqual(['unread_messages', 'open_forms']);
  });
});
