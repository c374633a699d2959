import { PLACE_TEXTS, type OfferFilters } from '@hearthside/contract/member/place';
import { refuse } from '../../../http/refuse';
import type { Circle } from '../../../place/distance';
import { pointOfPostalCode } from '../../../place/us-places';

/** What a list is asked for by place: its filters but for the postal code, which is looked up. */
export type PlaceQuery = Partial<OfferFilters>;

/**
 * A list's filters with the circle around the postal code that is asked for.
 * @throws 400 at `near` if no place in the United States has this code
 */
export function withPlace<Asked extends PlaceQuery>({
  near,
  within,
  ...asked
}: Asked): Omit<Asked, 'near' | 'within'> & { around?: Circle } {
  if (near === undefined || within === undefined) return asked;
  const point = pointOfPostalCode(near);
  if (!point) {
    const text = PLACE_TEXTS.unknownPostalCode;
    throw refuse.badInput(text, { near: text });
  }
  return { ...asked, around: { ...point, miles: within } };
}
