import { ANIMALS, SERVICES, type Offer } from '@hearthside/contract/member/offer';

/** Some words of a list, with what was added and taken away between `before` and `chosen`. */
const merged = <Word extends string>(
  words: readonly Word[],
  now: readonly Word[],
  before: readonly Word[],
  chosen: readonly Word[],
) =>
  words.filter((word) =>
    chosen.includes(word) === before.includes(word) ? now.includes(word) : chosen.includes(word),
  );

/** What a member offers, with what they have changed in a window that knew it as `before`. */
export const mergedOffer = (now: Offer, before: Offer, chosen: Offer): Offer => ({
  services: merged(SERVICES, now.services, before.services, chosen.services),
  animals: merged(ANIMALS, now.animals, before.animals, chosen.animals),
});
