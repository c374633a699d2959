import { expect, it } from 'vitest';
import type { Arrival } from '../../../subject';
import { mailLists } from './reading-mail';

const arrival = (name: string, category: Arrival['category'], excerpt = 'Short.'): Arrival => ({
  ...{ key: name, category, at: new Date(0), title: name, excerpt, path: `/${name}` },
  listPath: () => `/all/${category}`,
  canSee: () => true,
});
const reader = { role: 'foster', verified: true } as const;

it('the weekly mail lists by category in their usual order, and leaves out the empty ones', () => {
  const lists = mailLists([arrival('a', 'library'), arrival('b', 'pet_care')], reader);
  expect(lists).toEqual([
    {
      heading: 'Pet Care',
      entries: [{ title: 'b', link: '/b', text: 'Short.' }],
      more: undefined,
    },
    {
      heading: 'Library',
      entries: [{ title: 'a', link: '/a', text: 'Short.' }],
      more: undefined,
    },
  ]);
  expect(mailLists([], reader)).toEqual([]);
});

it('the weekly mail names five of a category, and links to the others', () => {
  const many = Array.from({ length: 7 }, (_, at) => arrival(`n${at}`, 'estate_planning'));
  const [list] = mailLists(many, reader);
  expect(list?.entries.map(({ title }) => title)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  expect(list?.more).toEqual({ label: 'And 2 more', link: '/all/estate_planning' });
});

it('the weekly mail cuts a long excerpt after a whole word', () => {
  const [list] = mailLists([arrival('a', 'pet_care', 'word '.repeat(60))], reader);
  const text = list?.entries[0]?.text ?? '';
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/ word\u2026$/);
});
