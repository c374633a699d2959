import {
  PET_FIELDS,
  PET_TEXTS,
  petForm,
  type PetField,
  type PetForm,
} from '@hearthside/contract/pet/fields';
import { OWNER_FIELDS, type OwnerField } from '@hearthside/contract/pet/owner-defaults';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { draft, type Draft } from '@/lib/drafts/draft';

/**
 * The input of the form for a new pet. `ownerId` is 0 until an admin has chosen. It is not needed for an owner's own
 * pet.
 */
export type TypedPet = Record<Exclude<PetField, 'textPermission'>, string> & {
  ownerId: number;
  textPermission: boolean;
};
export type NewPetField = keyof TypedPet;

/** Every field as a text, in the order of their labels. */
const { state, ...texts } = Object.fromEntries(PET_FIELDS.map((field) => [field, ''])) as Record<
  PetField,
  string
>;

/** The form before anything is typed, in the order in which its fields are read: the states follow the country. */
export const EMPTY_PET: TypedPet = { ownerId: 0, ...texts, textPermission: false, state };
export const NEW_PET_FIELDS = Object.keys(EMPTY_PET) as NewPetField[];

/** A new pet's values from an owner's profile: those fields are filled in and locked. */
export type OwnerDefaults = Partial<Record<OwnerField, string>>;

/** What a member has typed into the form and not saved, on this device and readable for nobody else. */
export const newPetDraft = (memberId: number): Draft<TypedPet> => draft(memberId, 'new-pet');

/** Whether anything was typed that is worth keeping. */
export const isBegun = (kept: Partial<TypedPet> | null) =>
  kept !== null &&
  Object.entries(kept).some(
    ([name, value]) => Boolean(value) && value !== EMPTY_PET[name as NewPetField],
  );

/** A form that continues: its stored draft, without invalid parts, and the owner's profile on top. */
export function resumedPet(kept: Partial<TypedPet> | null, defaults: OwnerDefaults): TypedPet {
  const fits = Object.entries(kept ?? {}).filter(
    ([name, value]) => typeof value === typeof EMPTY_PET[name as NewPetField],
  );
  return { ...EMPTY_PET, ...Object.fromEntries(fits), ...defaults };
}

/** The form for another owner, without the values from the previous one. */
export const ofAnotherOwner = (typed: TypedPet, ownerId: number): TypedPet => ({
  ...typed,
  ...Object.fromEntries(OWNER_FIELDS.map((field) => [field, ''])),
  textPermission: false,
  ownerId,
});

/** A typed number, possibly with a decimal comma. Null if nothing is typed. */
function measure(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

/** The shape that the contract checks and the server gets. */
const sent = ({ ownerId, age, weight, ...typed }: TypedPet) => ({
  ...typed,
  age: measure(age),
  weight: measure(weight),
  ...(ownerId > 0 && { ownerId }),
});

const checked = zodResolver(petForm);

/** Checks the form by the contract's rules (part 1 §5.4), and if `forOthers` also that an owner is chosen. */
export const newPetResolver =
  (forOthers: boolean): Resolver<TypedPet, unknown, PetForm> =>
  async (typed, context, options) => {
    const result = await checked(
      sent(typed) as Parameters<typeof checked>[0],
      context,
      options as unknown as Parameters<typeof checked>[2],
    );
    if (!forOthers || typed.ownerId > 0) return result as never;
    const ownerId = { type: 'required', message: PET_TEXTS.required };
    return { values: {}, errors: { ...result.errors, ownerId } } as never;
  };
