import type { Role } from '@hearthside/contract/access';
import { sectionsFor } from '@hearthside/contract/section';
import { expect, it } from 'vitest';
import type { SectionPlace } from '@/lib/feature';
import { FEATURES } from '../features';
import { inBottomBar } from './bottom-places';

const labels = (role: Role, verified = true) => {
  const sections = sectionsFor({ role, verified });
  const { places, others } = inBottomBar(sections);
  // Whatever has no place is behind More, in the order it came in.
  expect(others).toEqual(sections.filter((section) => !places.includes(section)));
  return places.map(({ label }) => label);
};

it.each<[Role, string[]]>([
  ['pet_owner', ['Home', 'Directory', 'Pet Records', 'Inbox']],
  ['trustee', ['Home', 'Directory', 'Pet Records', 'Inbox']],
  ['admin', ['Home', 'Users', 'Pet Records', 'Inbox']],
])('the bottom bar gives a %s the places they use most', (role, places) => {
  expect(labels(role)).toEqual(places);
});

it('the bottom bar keeps a place for all that somebody not verified comes for', () => {
  expect(labels('pet_owner', false)).toEqual(['Home', 'Assigned Forms', 'Blogs', 'Help Center']);
});

it('every section of the bottom bar has a place that no other has', () => {
  const places = FEATURES.flatMap(({ sections = {} }) => Object.values<SectionPlace>(sections));
  const ranks = places.map(({ phoneRank }) => phoneRank);
  expect(ranks.length).toBeGreaterThan(15);
  expect(new Set(ranks).size).toBe(ranks.length);
});
