import { describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { canSeeItem } from '@hearthside/contract/library';
import { audiencesFor, PLACES } from './library-visibility';

describe('an audience', () => {
  const readers = ROLES.flatMap((role) => [true, false].map((verified) => ({ role, verified })));

  it.each(readers.map((actor) => [`${actor.role}, ${actor.verified}`, actor] as const))(
    'lets %s find what the contract lets them see, and nothing else',
    (_name, actor) => {
      const audiences = audiencesFor(actor);
      for (const place of PLACES) {
        const found = audiences === 'all' || audiences.includes(place.audience);
        expect([place, found]).toEqual([place, canSeeItem(actor, place)]);
      }
    },
  );

  it('is one word for each of the readers that are not admins, so that one index serves them', () => {
    const all = readers.map(audiencesFor).filter((audiences) => audiences !== 'all');
    expect(Math.max(...all.map(({ length }) => length))).toBe(1);
  });

  it('fits its column', () => {
    expect(Math.max(...PLACES.map(({ audience }) => audience.length))).toBeLessThan(255);
  });
});
