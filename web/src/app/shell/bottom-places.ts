import type { Section, SectionId } from '@hearthside/contract/section';
import type { SectionPlace } from '@/lib/feature';
import { FEATURES } from '../features';

/** How many places there are next to More. */
const PLACES = 4;

const placesOf: Partial<Record<string, SectionPlace>> = Object.assign(
  {},
  ...FEATURES.map(({ sections }) => sections),
);
const rank = ({ id }: Section) => placesOf[id as SectionId]?.phoneRank ?? Infinity;

/** Splits the sections into those with a place in the bottom bar and those behind More. Their order stays. */
export function inBottomBar(sections: readonly Section[]): {
  places: Section[];
  others: Section[];
} {
  const chosen = new Set([...sections].sort((a, b) => rank(a) - rank(b)).slice(0, PLACES));
  return {
    places: sections.filter((section) => chosen.has(section)),
    others: sections.filter((section) => !chosen.has(section)),
  };
}
