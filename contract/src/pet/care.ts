import { z } from 'zod';
import { ROLES } from '../access';
import { wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { splitName } from './contact-row';
import { PHONE_DIGITS_MAX, PHONE_TOO_LONG, savedPhone } from './phone';
import { text } from '../text';

/** Texts of part 1 §2.13, §5.5 and §8 for the care team and the service providers, word for word. */
export const CARE_TEXTS = {
  required: 'Required field',
  providersSaved: 'Service providers updated successfully',
  providersSaveFailed: 'Failed to save service providers',
} as const;

/** The care team has one place for each of these (part 1 §2.9). */
export const CARE_ROLES = ['trustee', 'foster', 'caretaker'] as const;
export type CareRole = (typeof CARE_ROLES)[number];
export const CARE_ROLE_LABELS: Record<CareRole, string> = {
  trustee: 'Trustee',
  foster: 'Foster',
  caretaker: 'Caretaker',
};

/** The roles of a pet's service providers (part 1 §2.13), in the specification's spelling, with their labels. */
export const SERVICE_ROLES = {
  attorney: 'Attorney',
  veterinarian: 'Veterinarian',
  pet_psychologist: 'Pet psychologist',
  allergist: 'Allergist',
  cardiologist: 'Cardiologist',
  opthamologist: 'Ophthalmologist',
  groomer: 'Groomer',
  pet_dental_hygienist: 'Pet dental hygienist',
  dog_trainer: 'Dog trainer',
  behaviorist: 'Behaviorist',
  pet_sitter: 'Pet sitter',
  dog_walker: 'Dog walker',
  boarding_facilities: 'Boarding facilities',
  day_care_facilities: 'Day care facilities',
  service_dog_trainer: 'Service dog trainer',
  therapy_dog_trainer: 'Therapy dog trainer',
} as const;
export type ServiceRole = keyof typeof SERVICE_ROLES;
export const serviceRole = z.enum(Object.keys(SERVICE_ROLES) as [ServiceRole, ...ServiceRole[]]);

/** Always listed, whether filled in or not. */
export const FIXED_SERVICE_ROLES = ['attorney', 'veterinarian'] as const;
/** Every role that can be added. The attorney can't, because that row is always there. */
export const ADDABLE_SERVICE_ROLES = (Object.keys(SERVICE_ROLES) as ServiceRole[]).filter(
  (role) => role !== 'attorney',
);
export const PROVIDERS_MAX = 40;

/** A member whom a row of the care team or of the providers is linked to, with the fields that everybody may know. */
export const linkedMember = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  profilePicture: z.string().nullable(),
});

/** A member who can be linked. For caretakers, phone and address are included (ruling 5). */
export const linkable = linkedMember.extend({ phoneNumber: z.string(), address: z.string() });
export type Linkable = z.output<typeof linkable>;

const contact = {
  id: z.number(),
  petId: z.number(),
  /** The linked member. Null if the row is only a name. */
  userId: z.number().nullable(),
  member: linkedMember.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
export const careTeamMember = z.object({ ...contact, role: z.enum(CARE_ROLES) });
export type CareTeamMember = z.output<typeof careTeamMember>;
export const serviceProvider = z.object({ ...contact, serviceRole });
export type ServiceProvider = z.output<typeof serviceProvider>;

const rowId = z.union([wholeNumber(1, 2_147_483_647), z.number().int().negative()]).optional();

/** The input of a row. Any field may be empty here; `unfinished` says what is missing. */
const typedRow = {
  /** The id of a row that is already saved. A negative or missing one means a new row (part 1 §3). */
  id: rowId,
  petId: z.number().int().optional(),
  userId: wholeNumber(1, 2_147_483_647).nullable().default(null),
  firstName: line(80).default(''),
  lastName: line(80).default(''),
  /** A single name, split at its first space if first and last name are not given (part 1 §3). */
  name: line(160).optional(),
  phoneNumber: line(40)
    .transform(savedPhone)
    .pipe(text(PHONE_DIGITS_MAX, PHONE_TOO_LONG))
    .default(''),
  address: line(300).default(''),
};

const withNames = <Row extends { name?: string | undefined; firstName: string; lastName: string }>({
  name,
  ...row
}: Row) =>
  name !== undefined && !row.firstName && !row.lastName ? { ...row, ...splitName(name) } : row;

/** The input of a row of the care team. */
export const careTeamRow = z
  .strictObject({ ...typedRow, role: z.enum(CARE_ROLES) })
  .transform(withNames);
export type CareTeamRow = z.output<typeof careTeamRow>;
/** The input of a row of the service providers. */
export const providerRow = z.strictObject({ ...typedRow, serviceRole }).transform(withNames);
export type ProviderRow = z.output<typeof providerRow>;

/** The message that refuses an incomplete care team. */
export const unfinished = (roles: readonly CareRole[]) =>
  `Please complete all fields (name, phone, address) for: ${roles.map((role) => CARE_ROLE_LABELS[role]).join(', ')}`;
