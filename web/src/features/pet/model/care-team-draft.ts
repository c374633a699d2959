import {
  CARE_ROLES,
  CARE_TEXTS,
  unfinished,
  type CareRole,
  type CareTeamMember,
  type Linkable,
} from '@hearthside/contract/pet/care';
import { isEmptyRow, missingParts, splitName } from '@hearthside/contract/pet/contact-row';
import { savedPhone, typedPhone } from '@hearthside/contract/pet/phone';
import { fullName } from '@/lib/full-name';

/** The member a row is linked to, with the fields that everybody may know. */
export type LinkedMember = NonNullable<CareTeamMember['member']>;

/** A contact of a pet in the editor: the name in one field, the phone as digits, a foreign one with its plus. */
export interface ContactDraft {
  /** Negative for a row that is not saved yet. Missing for one that nobody has typed into. */
  id?: number;
  name: string;
  phoneNumber: string;
  address: string;
  userId: number | null;
  /** Also null if the linked member is not visible at the moment. */
  member: LinkedMember | null;
}

/** The care team in the editor: one row for each role. */
export type TeamDraft = Record<CareRole, ContactDraft>;

export type ContactText = 'name' | 'phoneNumber' | 'address';

/** A row that nobody has typed into. */
export const NOBODY: ContactDraft = {
  name: '',
  phoneNumber: '',
  address: '',
  userId: null,
  member: null,
};

/** A saved row in the editor's shape. */
export const contactDraft = (row: Omit<CareTeamMember, 'role'>): ContactDraft => ({
  id: row.id,
  name: fullName(row),
  phoneNumber: typedPhone(row.phoneNumber),
  address: row.address,
  userId: row.userId,
  member: row.member,
});

/** The saved team in the editor's shape. */
export function teamDraft(team: readonly CareTeamMember[]): TeamDraft {
  const placeOf = (role: CareRole) => {
    const row = team.find((one) => one.role === role);
    return row ? contactDraft(row) : NOBODY;
  };
  return Object.fromEntries(CARE_ROLES.map((role) => [role, placeOf(role)])) as TeamDraft;
}

/** The row of a role after a change. The first change creates a new row with a negative temporary id (part 1 §4). */
export function withContact(
  team: TeamDraft,
  role: CareRole,
  change: Partial<ContactDraft>,
): TeamDraft {
  const id = team[role].id ?? -1 - CARE_ROLES.indexOf(role);
  return { ...team, [role]: { ...team[role], id, ...change } };
}

/** Empties a role's row. A saved row is removed with the next save. */
export const withoutContact = (team: TeamDraft, role: CareRole): TeamDraft => ({
  ...team,
  [role]: NOBODY,
});

/**
 * What linking to a member changes in a row: their name, and phone and address if those are known, as they are for
 * caretakers (ruling 5). Unknown values stay as they were typed.
 */
export const linkedTo = ({ phoneNumber, address, ...member }: Linkable): Partial<ContactDraft> => ({
  name: fullName(member),
  userId: member.id,
  member,
  ...(phoneNumber && { phoneNumber: typedPhone(savedPhone(phoneNumber)) }),
  ...(address && { address }),
});

/** A row in the shape for the contract's rules and words. */
export const contactRow = ({ id, name, phoneNumber, address, userId, member }: ContactDraft) => ({
  ...(id !== undefined && { id }),
  ...splitName(name.trim().replace(/\s+/g, ' ')),
  phoneNumber: savedPhone(phoneNumber),
  address: address.trim(),
  userId,
  linkedTo: member ? fullName(member) : undefined,
});

/** The filled rows. The others are dropped on save (part 1 §5.5). */
export const filledRoles = (team: TeamDraft): CareRole[] =>
  CARE_ROLES.filter((role) => !isEmptyRow(contactRow(team[role])));

/** The team as it is saved: all filled rows. */
export const teamBody = (team: TeamDraft, petId: number) =>
  filledRoles(team).map((role) => {
    const { linkedTo: _words, ...row } = contactRow(team[role]);
    return { ...row, role, petId };
  });

/** What prevents a team from being saved, by field and in one sentence. Empty if all rows are complete. */
export function teamProblems(team: TeamDraft) {
  const fields: Record<string, string> = {};
  const late: CareRole[] = [];
  for (const role of CARE_ROLES) {
    const missing = missingParts(contactRow(team[role]));
    for (const part of missing) fields[`careTeam.${role}.${part}`] = CARE_TEXTS.required;
    if (missing.length > 0) late.push(role);
  }
  return { fields, sentence: late.length > 0 ? unfinished(late) : '' };
}
