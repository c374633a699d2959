import { PET_TEXTS, petForm, type PetField, type PetForm } from '@hearthside/contract/pet/fields';
import { OWNER_FIELDS, type OwnerField } from '@hearthside/contract/pet/owner-defaults';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { draft, type Draft } from '@/lib/drafts/draft';

/** The form of a new pet as it is typed. `ownerId` is 0 until an admin has chosen; an owner's own pet needs none. */
export type TypedPet = Record<Exclude<PetField, 'textPermission'>, string> & {
  ownerId: number;
  textPermission: boolean;
};
export type NewPetField = keyof TypedPet;

/** The form before anything is typed, in the order in which its fields are read. */
export const EMPTY_PET: TypedPet = {
  ownerId: 0,
  name: '',
  breed: '',
  gender: '',
  age: '',
  weight: '',
  color: '',
  allergies: '',
  conditions: '',
  ownerFirstName: '',
  ownerLastName: '',
  ownerEmail: '',
  ownerPhoneNumber: '',
  textPermission: false,
  streetAddress: '',
  city: '',
  zip: '',
  country: '',
  state: '',
};
export const NEW_PET_FIELDS = Object.keys(EMPTY_PET) as NewPetField[];

/** What an owner's profile says of a new pet: those fields are filled and locked. */
export type OwnerDefaults = Partial<Record<OwnerField, string>>;

/** What a member has typed into the form and not saved, on this device and for nobody else. */
export const newPetDraft = (memberId: number): Draft<TypedPet> => draft(memberId, 'new-pet');

/** Whether anything is typed that is worth going on with. */
export const isBegun = (kept: Partial<TypedPet> | null) =>
  kept !== null &&
  Object.entries(kept).some(
    ([name, value]) => Boolean(value) && value !== EMPTY_PET[name as NewPetField],
  );

/** The form as it goes on: what was kept of it, without what makes no sense there, and the owner's profile over it. */
export function resumedPet(kept: Partial<TypedPet> | null, defaults: OwnerDefaults): TypedPet {
  const fits = Object.entries(kept ?? {}).filter(
    ([name, value]) => typeof value === typeof EMPTY_PET[name as NewPetField],
  );
  return { ...EMPTY_PET, ...Object.fromEntries(fits), ...defaults };
}

/** The form for another owner: nothing of what was said of the one before is true of them. */
export const ofAnotherOwner = (typed: TypedPet, ownerId: number): TypedPet => ({
  ...typed,
  ...Object.fromEntries(OWNER_FIELDS.map((field) => [field, ''])),
  textPermission: false,
  ownerId,
});

/** A number as it is typed, with a comma where people write one; nothing where nothing is typed. */
function measure(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

/** What the contract checks and the server gets. */
const sent = ({ ownerId, age, weight, ...typed }: TypedPet) => ({
  ...typed,
  age: measure(age),
  weight: measure(weight),
  ...(ownerId > 0 && { ownerId }),
});

const checked = zodResolver(petForm);

/** Checks the form by the contract's rules (part 1 §5.4), and where `forOthers` that an owner is chosen. */
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
