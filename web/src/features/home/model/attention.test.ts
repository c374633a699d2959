import { expect, it } from 'vitest';
import { attention } from './attention';

it('the home page says what needs the member’s attention, and leaves out zero counts', () => {
  expect(
    attention([
      { kind: 'complete_profile', count: 1, link: '/profile', detail: '' },
      { kind: 'unread_messages', count: 1, link: '/inbox', detail: '' },
      { kind: 'rejected_forms', count: 1, link: '/forms', detail: '' },
      { kind: 'open_forms', count: 2, link: '/forms', detail: '' },
      { kind: 'verify_members', count: 3, link: '/users?verified=false', detail: '' },
    ]),
  ).toEqual([
    {
      id: 'complete_profile',
      text: 'Complete your profile, so that others can reach you',
      to: '/profile',
    },
    { id: 'unread_messages', text: '1 unread message in your inbox', to: '/inbox' },
    { id: 'rejected_forms', text: '1 form was sent back to you', to: '/forms' },
    { id: 'open_forms', text: '2 forms wait for your answers', to: '/forms' },
    {
      id: 'verify_members',
      text: '3 people are waiting to be verified',
      to: '/users?verified=false',
    },
  ]);
  const due = {
    kind: 'membership_due',
    count: 1,
    link: '/membership',
    detail: 'Dec 3, 2026',
  } as const;
  expect(attention([due])[0]?.text).toBe('Your membership is to be renewed by Dec 3, 2026');
  const past = [
    {
      ...due,
      kind: 'membership_grace' as const,
      detail: 'Dec 3, 2026; it still counts until Jan 2, 2027',
    },
    { ...due, kind: 'membership_lapsed' as const },
  ];
  expect(attention(past).map(({ text }) => text)).toEqual([
    'Your membership was to be renewed by Dec 3, 2026; it still counts until Jan 2, 2027',
    'Your membership has lapsed on Dec 3, 2026',
  ]);
  const lapsing = {
    kind: 'lapsing_memberships' as const,
    count: 3,
    link: '/admin-memberships?status=grace',
    detail: 'in the grace period',
  };
  expect(attention([lapsing])[0]?.text).toBe('3 memberships are in the grace period');
  expect(attention([{ kind: 'verify_members', count: 0, link: '/users', detail: '' }])).toEqual([]);
});
