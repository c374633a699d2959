import { z } from 'zod';
import type { Role } from '../access';

/** The roles whose members say on their card which services they offer and which animals they take. */
export const OFFERING_ROLES = ['caretaker', 'foster', 'veterinarian'] as const satisfies Role[];

/** Whether members of this role have services and animals on their card. */
export const mayOffer = (role: Role): boolean => (OFFERING_ROLES as readonly Role[]).includes(role);

export const SERVICE_LABELS = {
  day_care: 'Day care',
  overnight_care: 'Overnight care',
  long_term_care: 'Long-term care',
  foster_care: 'Foster care',
  drop_in_visits: 'Drop-in visits',
  dog_walking: 'Dog walking',
  transport: 'Transport',
  grooming: 'Grooming',
  training: 'Training',
  medication: 'Giving medication',
  special_needs_care: 'Special-needs care',
  emergency_care: 'Emergency care',
  house_calls: 'Veterinary house calls',
  hospice_care: 'Hospice care',
} as const;
export type Service = keyof typeof SERVICE_LABELS;
export const SERVICES = Object.keys(SERVICE_LABELS) as [Service, ...Service[]];

export const ANIMAL_LABELS = {
  dogs: 'Dogs',
  cats: 'Cats',
  birds: 'Birds',
  rabbits: 'Rabbits',
  small_mammals: 'Small mammals',
  reptiles: 'Reptiles and amphibians',
  fish: 'Fish',
  horses: 'Horses',
  farm_animals: 'Farm animals',
} as const;
export type Animal = keyof typeof ANIMAL_LABELS;
export const ANIMALS = Object.keys(ANIMAL_LABELS) as [Animal, ...Animal[]];

/** Some of a list, each once and in the list's order. */
const someOf = <Word extends string>(words: [Word, ...Word[]]) =>
  z
    .array(z.enum(words))
    .max(words.length)
    .transform((chosen): Word[] =>
      words.filter((word) => (chosen as readonly string[]).includes(word)),
    );

/** What a member offers: services and animals, either of which may be empty. */
export const offer = z.strictObject({ services: someOf(SERVICES), animals: someOf(ANIMALS) });
export type Offer = z.output<typeof offer>;

/** An offer as it is saved, and what it was when it was chosen from: only the difference is saved then. */
export const savedOffer = offer.extend({ before: offer.optional() });
export type SavedOffer = z.output<typeof savedOffer>;

/** The same in answers. Empty for members of roles that offer nothing. */
export const shownOffer = z.object({
  services: z.array(z.enum(SERVICES)),
  animals: z.array(z.enum(ANIMALS)),
});
