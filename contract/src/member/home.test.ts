import { expect, it } from 'vitest';
import { home } from './home';

it('an item of the first screen that names nobody has an empty list of names', () => {
  const item = { kind: 'membership_due', count: 1, link: '/membership', detail: 'Dec 3, 2026' };
  const nothing = { checklist: [], pets: { first: [], total: 0 }, unread: [], changed: 0 };
  const { attention } = home.parse({ ...nothing, attention: [item] });
  expect(attention).toEqual([{ ...item, first: [] }]);
});
