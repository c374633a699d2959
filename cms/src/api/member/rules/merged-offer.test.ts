import type { Offer } from '@hearthside/contract/member/offer';
import { expect, it } from 'vitest';
import { mergedOffer } from './merged-offer';

it('a merged offer has what was added and lacks what was taken away, and is otherwise as it is now', () => {
  const now: Offer = { services: ['grooming', 'transport'], animals: ['cats'] };
  const before: Offer = { services: ['day_care', 'grooming'], animals: [] };
  const chosen: Offer = { services: ['day_care'], animals: ['dogs'] };
  expect(mergedOffer(now, before, chosen)).toEqual({
    services: ['transport'],
    animals: ['dogs', 'cats'],
  });
});
