import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import {
  CARE_TEXTS,
  FIXED_SERVICE_ROLES,
  SERVICE_ROLES,
  type ServiceProvider,
  type ServiceRole,
} from '@hearthside/contract/pet/care';
import { isEmptyRow } from '@hearthside/contract/pet/contact-row';
import { petChanges, type PetState } from '@hearthside/contract/pet/changes';
import { contactDraft, contactRow, NOBODY, type ContactDraft } from './care-team-draft';

/** A service provider in the editor. Rows that are not saved yet have negative ids. */
export interface ProviderDraft extends ContactDraft {
  id: number;
  serviceRole: ServiceRole;
}

const isFixed = (role: ServiceRole) =>
  (FIXED_SERVICE_ROLES as readonly ServiceRole[]).includes(role);
const ORDER = Object.keys(SERVICE_ROLES);
const inOrder = <Row extends { serviceRole: ServiceRole }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => ORDER.indexOf(a.serviceRole) - ORDER.indexOf(b.serviceRole));

/** An id that no row has yet. */
const nextId = (rows: readonly { id: number }[]) => Math.min(0, ...rows.map(({ id }) => id)) - 1;

/** The rows with a new one, after those with its role. */
export const withProvider = (rows: readonly ProviderDraft[], serviceRole: ServiceRole) =>
  inOrder([...rows, { ...NOBODY, id: nextId(rows), serviceRole }]);

/**
 * The saved providers in the editor's shape. Attorney and veterinarian always have a row, even if it is empty (part 1
 * §2.13).
 */
export function providerDrafts(providers: readonly ServiceProvider[]): ProviderDraft[] {
  const rows = providers.map((row) => ({
    ...contactDraft(row),
    id: row.id,
    serviceRole: row.serviceRole,
  }));
  return FIXED_SERVICE_ROLES.filter(
    (role) => !rows.some(({ serviceRole }) => serviceRole === role),
  ).reduce<ProviderDraft[]>(withProvider, inOrder(rows));
}

/** Whether this is the permanent row for attorney or veterinarian: it can be emptied, but not removed. */
export const keepsPlace = (rows: readonly ProviderDraft[], { id, serviceRole }: ProviderDraft) =>
  isFixed(serviceRole) && rows.find((row) => row.serviceRole === serviceRole)?.id === id;

/** The rows without one. A permanent row is emptied instead. */
export const withoutProvider = (rows: readonly ProviderDraft[], gone: ProviderDraft) =>
  keepsPlace(rows, gone) && rows.filter((row) => row.serviceRole === gone.serviceRole).length === 1
    ? rows.map((row) =>
        row.id === gone.id ? { ...NOBODY, id: nextId(rows), serviceRole: gone.serviceRole } : row,
      )
    : rows.filter(({ id }) => id !== gone.id);

/** The filled rows. The others are dropped on save. */
export const filledProviders = (rows: readonly ProviderDraft[]) =>
  rows.filter((row) => !isEmptyRow(contactRow(row)));

/** The providers as they are saved: all filled rows. */
export const providersBody = (rows: readonly ProviderDraft[], petId: number) =>
  filledProviders(rows).map((row) => {
    const { linkedTo: _words, ...contact } = contactRow(row);
    return { ...contact, id: row.id, petId, serviceRole: row.serviceRole };
  });

/** What prevents rows from being saved, by row id: each needs a name. */
export const providerProblems = (rows: readonly ProviderDraft[]): Record<string, string> =>
  Object.fromEntries(
    filledProviders(rows)
      .filter(({ name }) => name.trim() === '')
      .map(({ id }) => [`${id}.name`, CARE_TEXTS.required]),
  );

/**
 * The messages of a refusal, moved from positions in the request (`serviceProviders.0.name`) to the ids of the rows.
 */
export function byRow(details: Readonly<Record<string, string>>, rows: readonly ProviderDraft[]) {
  const sent = filledProviders(rows);
  return Object.fromEntries(
    Object.entries(details).flatMap(([path, message]) => {
      const [, place = '', part = ''] = /^serviceProviders\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const row = sent[Number(place)];
      return part && row ? [[`${row.id}.${part}`, message]] : [];
    }),
  );
}

const stateOf = (rows: readonly ProviderDraft[]): PetState => ({
  pet: {},
  petTrust: '',
  careTeam: [],
  serviceProviders: filledProviders(rows).map((row) => ({
    ...contactRow(row),
    serviceRole: row.serviceRole,
  })),
});

/** The differences between two states of the providers, in words. */
export const providerChanges = (
  before: readonly ProviderDraft[],
  after: readonly ProviderDraft[],
): HistoryChange[] => petChanges(stateOf(before), stateOf(after));

/** Whether a save would change anything. */
export const isSameProviders = (one: readonly ProviderDraft[], other: readonly ProviderDraft[]) =>
  JSON.stringify(filledProviders(one).map(keyOf)) ===
  JSON.stringify(filledProviders(other).map(keyOf));

const keyOf = (row: ProviderDraft) => ({ ...contactRow(row), id: row.id, role: row.serviceRole });

/** The saved providers by role, with an empty row for each role that is always listed. */
export function providersInOrder(
  providers: readonly ServiceProvider[],
  always: readonly ServiceRole[],
): { role: ServiceRole; provider?: ServiceProvider }[] {
  const empty = always.filter((role) => !providers.some((one) => one.serviceRole === role));
  const places = [
    ...providers.map((provider) => ({ serviceRole: provider.serviceRole, provider })),
    ...empty.map((serviceRole) => ({ serviceRole, provider: undefined })),
  ];
  return inOrder(places).map(({ serviceRole, provider }) => ({
    role: serviceRole,
    ...(provider && { provider }),
  }));
}
