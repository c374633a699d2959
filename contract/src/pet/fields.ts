import { z } from 'zod';
import { calendarDate, NO_SUCH_DAY } from '../calendar-date';
import { COUNTRIES } from '../countries';
import { id } from '../list';
import { email, line } from '../member/person-fields';
import { withCheckedState } from '../checked-state';
import { PHONE_WITHOUT_AREA } from '../phone';
import { PHONE_DIGITS_MAX, PHONE_TOO_LONG, savedPhone } from './phone';
import { countryName } from '../states';
import { paragraphs, text } from '../text';

/** Texts of part 1 §2.8, §2.9, §5.4, §5.5 and §8, word for word. */
export const PET_TEXTS = {
  required: 'This field is required',
  email: 'Enter a valid email',
  digits: 'Digits only',
  zip: 'Enter a valid postal code',
  age: 'Age must be a non-negative number',
  weight: 'Weight must be a non-negative number',
  chipDigits: 'A chip number has digits only, no letters',
  chipLength: 'A chip number has 15 digits; older ones have 9 or 10',
  fixFields: 'Please fix the highlighted fields',
  checkingName: 'Checking name availability...',
  loading: 'Loading pet details...',
  unknownError: 'An unknown error occurred',
  listFailed: 'Failed to load pet records. Please try again.',
  detailFailed: 'Failed to fetch pet details',
  created: 'Pet record created',
  createFailed: 'Failed to create pet record',
  deleted: 'Pet record deleted successfully',
  confirm: "You are about to make the following changes to this pet's profile:",
  saved: 'Pet information updated successfully!',
  saveFailedToast: 'Failed to update pet information. Please try again.',
  saveFailed: 'Failed to save changes',
  noTrust: 'No trust',
  newTrust: 'Create new trust\u2026',
} as const;

/** The message for a second pet with the same name (part 1 §5.4). */
export const nameTaken = (name: string) =>
  `A pet with the name "${name}" already exists. Please choose a unique name.`;

/** Labels of a pet's fields, as used by forms, the dialog of changes and the history. */
export const PET_LABELS = {
  name: 'Name',
  species: 'Species',
  breed: 'Breed',
  gender: 'Gender',
  neutered: 'Spayed or neutered',
  birthDate: 'Birth date',
  birthDateAbout: 'Birth date is approximate',
  age: 'Age',
  weight: 'Weight (lbs)',
  color: 'Color',
  chipNumber: 'Chip number',
  insurer: 'Insurance',
  policyNumber: 'Policy number',
  allergies: 'Allergies',
  conditions: 'Conditions',
  behavior: 'Behavior',
  ownerFirstName: 'Owner first name',
  ownerLastName: 'Owner last name',
  ownerEmail: 'Owner email',
  ownerPhoneNumber: 'Owner phone',
  textPermission: 'OK to text',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  country: 'Country',
} as const;
export type PetField = keyof typeof PET_LABELS;

export const GENDERS = ['male', 'female', 'other'] as const;
export const GENDER_LABELS = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** What kind of animal a pet is. Empty for one from before this was asked. */
export const SPECIES_LABELS = {
  dog: 'Dog',
  cat: 'Cat',
  bird: 'Bird',
  rabbit: 'Rabbit',
  horse: 'Horse',
  rodent: 'Rodent',
  reptile: 'Reptile',
  fish: 'Fish',
  other: 'Other',
} as const;
export type PetSpecies = keyof typeof SPECIES_LABELS;
export const SPECIES = Object.keys(SPECIES_LABELS) as [PetSpecies, ...PetSpecies[]];

/** Empty means that it is not known. */
export const NEUTERED_LABELS = { yes: 'Yes', no: 'No' } as const;
export type Neutered = keyof typeof NEUTERED_LABELS;
export const NEUTERED = Object.keys(NEUTERED_LABELS) as [Neutered, ...Neutered[]];

/** The four sorts of the list (part 1 §2.8). The email is the owner's. */
export const PET_SORTS = {
  name_asc: 'Name A-Z',
  name_desc: 'Name Z-A',
  email_asc: 'Email A-Z',
  email_desc: 'Email Z-A',
} as const;
export type PetSort = keyof typeof PET_SORTS;
export const petSort = z.enum(Object.keys(PET_SORTS) as [PetSort, ...PetSort[]]);

const filled = z.string().min(1, PET_TEXTS.required);
const requiredLine = (max: number) => line(max).pipe(filled);

/** Not negative, two decimals, or unknown. */
const measure = (message: string, max: number) =>
  z
    .number({ error: message })
    .min(0, message)
    .max(max, `At most ${max}`)
    .transform((given) => Math.round(given * 100) / 100)
    .nullable();

/** One of these words, or none. Both databases keep "none" as an empty text. */
const oneOrNone = <Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(['', ...words] as ['', ...Words]);

/**
 * A microchip's number: 15 digits (ISO 11784), or 9 or 10 on chips from before it. Blanks and dashes, as they are
 * printed on certificates, are dropped.
 */
const chipNumber = line(40)
  .transform((typed) => typed.replace(/[\s-]+/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d*$/, { error: PET_TEXTS.chipDigits, abort: true })
      .regex(/^(?:\d{9}|\d{10}|\d{15})?$/, PET_TEXTS.chipLength),
  );

/** The fields of a pet with their rules (part 1 §5.4): each that has a label, and none without one. */
export const petFields = {
  name: requiredLine(80),
  species: oneOrNone(SPECIES),
  breed: requiredLine(80),
  gender: z.enum(GENDERS, { error: PET_TEXTS.required }),
  neutered: oneOrNone(NEUTERED),
  birthDate: calendarDate(NO_SUCH_DAY).nullable(),
  birthDateAbout: z.boolean(),
  age: measure(PET_TEXTS.age, 500),
  weight: measure(PET_TEXTS.weight, 50_000),
  color: requiredLine(80),
  chipNumber,
  insurer: line(120),
  policyNumber: line(60),
  allergies: paragraphs(1000),
  conditions: paragraphs(1000),
  behavior: paragraphs(2000),
  ownerFirstName: requiredLine(80),
  ownerLastName: requiredLine(80),
  ownerEmail: line(254)
    .pipe(filled)
    .pipe(z.string().refine((typed) => email.safeParse(typed).success, PET_TEXTS.email))
    .transform((typed) => typed.toLowerCase()),
  ownerPhoneNumber: line(20)
    .pipe(filled)
    .pipe(z.string().regex(/^\d+$/, PET_TEXTS.digits))
    .pipe(z.string().regex(/^\d{10}/, PHONE_WITHOUT_AREA))
    .transform(savedPhone)
    .pipe(text(PHONE_DIGITS_MAX, PHONE_TOO_LONG)),
  textPermission: z.boolean(),
  streetAddress: requiredLine(200),
  city: line(100),
  state: line(100),
  zip: line(20)
    .pipe(filled)
    .pipe(z.string().regex(/^[\p{L}\d\s-]{3,}$/u, PET_TEXTS.zip)),
  country: line(60)
    .pipe(filled)
    .transform(countryName)
    .pipe(
      z
        .string()
        .refine(
          (name) => (COUNTRIES as readonly string[]).includes(name),
          'Choose a country from the list',
        ),
    ),
} satisfies Record<PetField, z.ZodType>;

/** What an answer tells of the fields that are no text. */
const notTexts = {
  species: oneOrNone(SPECIES),
  gender: z.enum(GENDERS),
  neutered: oneOrNone(NEUTERED),
  birthDate: z.string().nullable(),
  birthDateAbout: z.boolean(),
  age: z.number().nullable(),
  weight: z.number().nullable(),
  textPermission: z.boolean(),
};
/** The fields that are a text, whatever its rules. */
export type PetTextField = Exclude<PetField, keyof typeof notTexts>;
const isText = (field: PetField): field is PetTextField => !(field in notTexts);
export const PET_FIELDS = Object.keys(PET_LABELS) as PetField[];
export const PET_TEXT_FIELDS = PET_FIELDS.filter(isText);

/** What an answer tells of a pet's fields. What is a text is told as one, without being asked for its rules again. */
export const petAnswer = Object.fromEntries(
  PET_FIELDS.map((field) => [field, isText(field) ? z.string() : notTexts[field]]),
) as Record<PetTextField, z.ZodString> & typeof notTexts;

/** The form of a new pet. An admin also chooses the owner. */
export const petForm = withCheckedState(
  z.strictObject({
    ...petFields,
    species: petFields.species.default(''),
    neutered: petFields.neutered.default(''),
    birthDate: petFields.birthDate.default(null),
    birthDateAbout: petFields.birthDateAbout.default(false),
    age: petFields.age.default(null),
    weight: petFields.weight.default(null),
    chipNumber: petFields.chipNumber.default(''),
    insurer: petFields.insurer.default(''),
    policyNumber: petFields.policyNumber.default(''),
    allergies: petFields.allergies.default(''),
    conditions: petFields.conditions.default(''),
    behavior: petFields.behavior.default(''),
    textPermission: petFields.textPermission.default(false),
    city: petFields.city.default(''),
    state: petFields.state.default(''),
    ownerId: id.optional(),
  }),
  PET_TEXTS.required,
);
export type PetForm = z.output<typeof petForm>;
/** The form's input, before it is checked. */
export type PetFormInput = z.input<typeof petForm>;
