import { z } from 'zod';
import { SERVICES, ANIMALS } from './offer';
import { US_POSTAL_CODE } from '../us-postal-code';
import { line } from './person-fields';

/** The distances of a search around a postal code, in miles. */
export const MILES = [5, 10, 25, 50, 100] as const;
export type Miles = (typeof MILES)[number];
export const MILES_DEFAULT: Miles = 25;

export const PLACE_TEXTS = {
  postalCode: 'A ZIP code has five digits',
  unknownPostalCode: 'No place in the United States has this ZIP code',
} as const;

/** A postal code of the United States, with or without its four further digits. */
export const usPostalCode = z.string().trim().regex(US_POSTAL_CODE, PLACE_TEXTS.postalCode);

/** Whom to list by where they are: in a city, in a state, around a postal code. Each narrows the others. */
export const placeFilters = {
  city: line(100).default(''),
  state: line(100).default(''),
  near: usPostalCode.optional(),
  /** Miles around `near`; without it of no matter. */
  within: z
    .enum(MILES.map(String) as [`${Miles}`, ...`${Miles}`[]])
    .default(`${MILES_DEFAULT}`)
    .transform((miles) => Number(miles) as Miles),
};

/** The same, and by what they offer. For lists of members who say so on their card. */
export const offerFilters = {
  ...placeFilters,
  service: z.enum(SERVICES).optional(),
  animal: z.enum(ANIMALS).optional(),
};

/** The parsed filters, as a list's service gets them. */
export type OfferFilters = {
  [Key in keyof typeof offerFilters]: z.output<(typeof offerFilters)[Key]>;
};
