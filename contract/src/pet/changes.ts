import type { HistoryChange } from '../history/endpoints';
import { isCalendarDate } from '../is-calendar-date';
import { shownDay } from '../shown-date';
import {
  GENDER_LABELS,
  NEUTERED_LABELS,
  PET_FIELDS,
  PET_LABELS,
  SPECIES_LABELS,
  type PetField,
} from './fields';
import {
  CARE_ROLE_LABELS,
  CARE_ROLES,
  SERVICE_ROLES,
  type CareRole,
  type ServiceRole,
} from './care';
import type { ContactRow } from './contact-row';
import { shownPhone } from './phone';

/** The parts of a pet that a save can change, in their state before or after it. */
export interface PetState {
  pet: Partial<Record<PetField, string | number | boolean | null>>;
  /** The trust's name. Empty if it has none. */
  petTrust: string;
  careTeam: readonly (LinkedRow & { role: CareRole })[];
  serviceProviders: readonly (LinkedRow & { serviceRole: ServiceRole })[];
}

/** The words of the fields whose values are keys. */
const WORDS: Partial<Record<PetField, Readonly<Record<string, string>>>> = {
  gender: GENDER_LABELS,
  species: SPECIES_LABELS,
  neutered: NEUTERED_LABELS,
};

function word(field: PetField, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const given = String(value);
  if (field === 'ownerPhoneNumber') return shownPhone(given);
  if (field === 'birthDate') return isCalendarDate(given) ? shownDay(given) : given;
  const words = WORDS[field];
  return words ? (words[given] ?? '') : given;
}

/** A person in a row, with the name of the member they are linked to. */
export type LinkedRow = ContactRow & { id?: number | undefined; linkedTo?: string | undefined };

/** A row of the care team or the providers in one line. Empty if there is no row. */
function contactWords(row: LinkedRow | undefined): string {
  if (!row) return '';
  const { firstName, lastName, phoneNumber, address, userId, linkedTo } = row;
  const link = linkedTo ?? (userId ? 'a member who is away' : '');
  const name = `${firstName} ${lastName}`.trim();
  const words = [name, shownPhone(phoneNumber), address, link && `linked to ${link}`];
  return words.filter(Boolean).join(', ');
}

/** The saved fields of a row. Two rows with the same text may still be two people. */
const saved = (row: LinkedRow | undefined) =>
  row && [row.firstName, row.lastName, row.phoneNumber, row.address, row.userId ?? null].join('\n');

/** The change of one row, or none. If the text is the same, the link goes to somebody else with that name. */
function rowChange(
  field: string,
  before: LinkedRow | undefined,
  after: LinkedRow | undefined,
): HistoryChange[] {
  if (saved(before) === saved(after)) return [];
  const [from, to] = [contactWords(before), contactWords(after)];
  const another = before?.userId !== after?.userId && from === to;
  return [{ field, from, to: another ? `${to} (another member with the same name)` : to }];
}

type TeamRow = PetState['careTeam'][number];
type ProviderRow = PetState['serviceProviders'][number];

function teamChanges(before: readonly TeamRow[], after: readonly TeamRow[]): HistoryChange[] {
  const ofRole = (rows: readonly TeamRow[], role: CareRole) =>
    rows.find((row) => row.role === role);
  return CARE_ROLES.flatMap((role) =>
    rowChange(CARE_ROLE_LABELS[role], ofRole(before, role), ofRole(after, role)),
  );
}

/** Providers are compared row by row, whatever their order. If several have the same service, they are numbered. */
function providerChanges(
  before: readonly ProviderRow[],
  after: readonly ProviderRow[],
): HistoryChange[] {
  const stayed = (row: ProviderRow) =>
    after.find(({ id, serviceRole }) => id === row.id && serviceRole === row.serviceRole);
  const known = before.map((row) => [row, row.id === undefined ? undefined : stayed(row)] as const);
  const isKnown = (row: ProviderRow) => known.some(([, same]) => same === row);
  const added = after.filter((row) => !isKnown(row)).map((row) => [undefined, row] as const);
  const places = new Map<ServiceRole, number>();
  return [...known, ...added].flatMap(([was, is]) => {
    const { serviceRole } = (was ?? is) as ProviderRow;
    const place = (places.get(serviceRole) ?? 0) + 1;
    places.set(serviceRole, place);
    const label = SERVICE_ROLES[serviceRole];
    return rowChange(place === 1 ? label : `${label} ${place}`, was, is);
  });
}

function between(before: Map<string, string>, after: Map<string, string>): HistoryChange[] {
  return [...before.keys()]
    .map((field) => ({ field, from: before.get(field) ?? '', to: after.get(field) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Which parts of a pet differ between two states, with old and new values in display format. The dialog of part 1
 * §2.9 lists this before a save, and the history shows it afterwards.
 */
export function petChanges(before: PetState, after: PetState): HistoryChange[] {
  const fieldsOf = ({ pet }: PetState) =>
    new Map(PET_FIELDS.map((field) => [PET_LABELS[field], word(field, pet[field])]));
  return [
    ...between(fieldsOf(before), fieldsOf(after)),
    ...between(new Map([['Trust', before.petTrust]]), new Map([['Trust', after.petTrust]])),
    ...teamChanges(before.careTeam, after.careTeam),
    ...providerChanges(before.serviceProviders, after.serviceProviders),
  ];
}
