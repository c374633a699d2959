import {
  ANIMAL_LABELS,
  ANIMALS,
  SERVICE_LABELS,
  SERVICES,
  type Animal,
  type Service,
} from '@hearthside/contract/member/offer';
import { MILES, MILES_DEFAULT } from '@hearthside/contract/member/place';
import { isUsPostalCode } from '@hearthside/contract/us-postal-code';

/** Where the listed people are, and what they offer. Empty texts ask for nothing. */
export interface PlaceQuery {
  city: string;
  state: string;
  /** A ZIP code, and the miles around it. */
  near: string;
  within: string;
  service: Service | '';
  animal: Animal | '';
}

export const NO_PLACE: PlaceQuery = {
  city: '',
  state: '',
  near: '',
  within: String(MILES_DEFAULT),
  service: '',
  animal: '',
};

const TEXT_MAX = 100;

/** Reads them from an address. Invalid values are ignored. */
export function parsePlace(params: URLSearchParams): PlaceQuery {
  const text = (name: string) => (params.get(name) ?? '').slice(0, TEXT_MAX);
  const near = text('near');
  return {
    city: text('city'),
    state: text('state'),
    near: isUsPostalCode(near) ? near : '',
    within: MILES.map(String).find((miles) => miles === text('within')) ?? NO_PLACE.within,
    service: SERVICES.find((service) => service === text('service')) ?? '',
    animal: ANIMALS.find((animal) => animal === text('animal')) ?? '',
  };
}

/** Adds them to an address, without what asks for nothing. */
export function formatPlace(place: PlaceQuery, params: URLSearchParams): URLSearchParams {
  for (const name of ['city', 'state', 'near', 'service', 'animal'] as const) {
    if (place[name]) params.set(name, place[name]);
  }
  if (place.near && place.within !== NO_PLACE.within) params.set('within', place.within);
  return params;
}

/** The filters alone, of a list's whole state. */
export const placeOf = ({
  city,
  state,
  near,
  within,
  service,
  animal,
}: PlaceQuery): PlaceQuery => ({
  city,
  state,
  near,
  within,
  service,
  animal,
});

/** What the server is asked for. */
export function askedPlace({ city, state, near, within, service, animal }: PlaceQuery) {
  return {
    ...(city && { city }),
    ...(state && { state }),
    ...(near && { near, within: within as `${(typeof MILES)[number]}` }),
    ...(service && { service }),
    ...(animal && { animal }),
  };
}

/** Each filter that is on, in words, with what takes it away. */
export function placeWords({ city, state, near, within, service, animal }: PlaceQuery) {
  const words: { words: string; without: Partial<PlaceQuery> }[] = [];
  if (city) words.push({ words: city, without: { city: '' } });
  if (state) words.push({ words: state, without: { state: '' } });
  if (near) {
    const without = { near: '', within: NO_PLACE.within };
    words.push({ words: `Within ${within} miles of ${near}`, without });
  }
  if (service) words.push({ words: SERVICE_LABELS[service], without: { service: '' } });
  if (animal) words.push({ words: ANIMAL_LABELS[animal], without: { animal: '' } });
  return words;
}

/** '12 miles away'; how far somebody's city is from the ZIP code that was searched around. */
export const milesAway = (miles: number) =>
  miles < 1 ? 'Less than a mile away' : `${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
