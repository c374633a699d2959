/**
 * The only permission table of the portal (part 1 §6, part 2 §6, ruling 3). The specification writes `access:users`;
 * the prefix is left out here.
 */

/** The roles (part 1 §6), in the order in which people read them. */
export const ROLES = [
  'admin',
  'employee',
  'board_member',
  'user',
  'pet_owner',
  'caretaker',
  'volunteer',
  'foster',
  'veterinarian',
  'attorney',
  'trustee',
] as const;
export type Role = (typeof ROLES)[number];

/** A role's names for people: one member of it, and the tab that lists them (part 1 §2.5). */
export const ROLE_LABELS: Record<Role, { one: string; many: string }> = {
  admin: { one: 'Admin', many: 'Admins' },
  employee: { one: 'Employee', many: 'Employees' },
  board_member: { one: 'Board Member', many: 'Board Members' },
  user: { one: 'User', many: 'Users' },
  pet_owner: { one: 'Pet Owner', many: 'Pet Owners' },
  caretaker: { one: 'Caretaker', many: 'Caretakers' },
  volunteer: { one: 'Volunteer', many: 'Volunteers' },
  foster: { one: 'Foster', many: 'Fosters' },
  veterinarian: { one: 'Veterinarian', many: 'Veterinarians' },
  attorney: { one: 'Attorney', many: 'Attorneys' },
  trustee: { one: 'Trustee', many: 'Trustee' },
};

type RoleList = 'requestable' | 'directory' | 'users' | 'forms' | 'formTabs' | 'plans';

/**
 * Where the roles are listed, and each role's rank there, which no other role has; null if it is not listed. A new role
 * has to fill in all of them. `requestable`: what a visitor may request (ruling 2). `directory`: its tabs (part 1 §2.6). `users`: tabs of
 * Users after All (part 1 §2.5). `forms`: the audiences of a form, in the order of the dialog (part 2 §3).
 * `formTabs`: tabs of Forms (part 2 §2). `plans`: the cards of memberships (part 2 §2).
 */
export const LISTED = {
  admin: {
    requestable: null,
    directory: null,
    users: null,
    forms: null,
    formTabs: null,
    plans: null,
  },
  employee: { requestable: null, directory: null, users: 4, forms: 9, formTabs: 3, plans: 5 },
  board_member: {
    requestable: null,
    directory: null,
    users: 2,
    forms: 8,
    formTabs: 9,
    plans: null,
  },
  user: { requestable: 8, directory: null, users: null, forms: null, formTabs: null, plans: null },
  pet_owner: { requestable: 1, directory: null, users: 6, forms: 1, formTabs: 5, plans: 1 },
  caretaker: { requestable: 2, directory: 2, users: 3, forms: 3, formTabs: 2, plans: 2 },
  volunteer: { requestable: 4, directory: 4, users: 9, forms: 7, formTabs: 8, plans: 3 },
  foster: { requestable: 3, directory: 5, users: 5, forms: 6, formTabs: 4, plans: 4 },
  veterinarian: { requestable: 6, directory: 3, users: 8, forms: 5, formTabs: 7, plans: 6 },
  attorney: { requestable: 7, directory: 1, users: 1, forms: 4, formTabs: 1, plans: 7 },
  trustee: { requestable: 5, directory: null, users: 7, forms: 2, formTabs: 6, plans: null },
} as const satisfies Record<Role, Record<RoleList, number | null>>;
/** The roles of one list. */
export type RoleListed<List extends RoleList> = {
  [One in Role]: (typeof LISTED)[One][List] extends null ? never : One;
}[Role];

/** The roles of one list, in its order. No list is empty. */
export function rolesListed<List extends RoleList>(list: List) {
  const listed = ROLES.filter((role) => LISTED[role][list] !== null);
  listed.sort((one, other) => Number(LISTED[one][list]) - Number(LISTED[other][list]));
  return listed as unknown as readonly [RoleListed<List>, ...RoleListed<List>[]];
}

/** The roles that a visitor may request (ruling 2). The others are given by an admin. */
export const REQUESTABLE_ROLES = rolesListed('requestable');

/** What each role that a visitor can request means, in one line of their own words. */
export const ROLE_LINES: Record<RoleListed<'requestable'>, string> = {
  pet_owner: 'I want my animals cared for, whatever happens to me.',
  caretaker: 'I look after animals day to day for their owners.',
  foster: 'I give animals a temporary home.',
  volunteer: 'I give my time to the community and its animals.',
  trustee: 'I manage a pet’s trust fund.',
  veterinarian: 'I treat the community’s animals.',
  attorney: 'I advise on pet trusts and prepare them.',
  user: 'I’d like to look around first.',
};

export const LIBRARY_CATEGORIES = [
  'pet_care',
  'professional_development',
  'animal_insight',
  'pet_trust_preparation',
  'legal_cases',
  'six_essential_components',
  'care_plan',
] as const;
export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number];

/** Every permission, with the words that a refusal uses: "You may not …". */
export const PERMISSIONS = {
  forms: 'fill out forms',
  help_center: 'read the help center',
  membership: 'see memberships',
  users: 'manage users',
  directory: 'look up members in the directory',
  directories: 'see the directories',
  referals: 'see the referals',
  caregivers: 'see caregivers',
  pet_records: 'see pet records',
  inbox: 'use the inbox',
  appointments: 'see appointments',
  admin_appointments: 'manage appointments',
  medical: 'see medical records',
  library: 'use the library',
  admin_forms: 'manage forms',
  reports: 'see reports',
  admin_blogs: 'manage blogs',
  admin_help: 'write help answers',
  admin_library: 'manage the library',
  admin_memberships: 'manage memberships',
  admin_payments: 'manage donations',
  system: 'see the server’s status',
  'library:pet_care': 'read about pet care',
  'library:professional_development': 'read about professional development',
  'library:animal_insight': 'read about animal insight',
  'library:pet_trust_preparation': 'read about pet trust preparation',
  'library:legal_cases': 'read legal cases',
  'library:six_essential_components': 'read about the six essential components',
  'library:care_plan': 'read care plans',
} as const satisfies Record<string, string> & Record<`library:${LibraryCategory}`, string>;
export type Permission = keyof typeof PERMISSIONS;

/** What every signed-in member may do, verified or not. */
const FOR_EVERYONE: readonly Permission[] = ['forms', 'help_center', 'membership'];

const LIBRARY: readonly Permission[] = [
  'library',
  'library:pet_care',
  'library:professional_development',
];
const CARE: readonly Permission[] = ['directory', 'pet_records', 'inbox', ...LIBRARY];
const ATTORNEY_LIBRARY: readonly Permission[] = [
  'library:animal_insight',
  'library:pet_trust_preparation',
  'library:legal_cases',
  'library:six_essential_components',
  'library:care_plan',
];

/** What a verified member of a role may do in addition. */
const BY_ROLE: Record<Role, readonly Permission[]> = {
  user: [],
  admin: [
    'users',
    'directory',
    'caregivers',
    'pet_records',
    'inbox',
    'appointments',
    'admin_appointments',
    'admin_forms',
    'reports',
    'admin_blogs',
    'admin_help',
    'admin_library',
    'admin_memberships',
    'admin_payments',
    'system',
    'library:pet_care',
    'library:professional_development',
    ...ATTORNEY_LIBRARY,
  ],
  board_member: ['directories', 'directory', 'referals', 'inbox', ...LIBRARY],
  trustee: ['directories', 'directory', 'inbox', 'pet_records', ...LIBRARY],
  pet_owner: ['directory', 'caregivers', 'pet_records', 'inbox', 'appointments', ...LIBRARY],
  caretaker: [...CARE, 'caregivers'],
  employee: CARE,
  volunteer: CARE,
  foster: [...CARE, 'caregivers'],
  veterinarian: [...CARE, 'medical'],
  attorney: ['directory', 'library', ...ATTORNEY_LIBRARY],
};

/** The fields of a person that a permission depends on. */
export interface RoleHolder {
  role: Role;
  verified: boolean;
}

/**
 * Whether this member has this permission. The API decides by it, and the portal uses it to show or hide. Part 1 §6:
 * everyone has forms, help_center and membership. `library` is denied to those who manage it. Everything else needs a
 * verified member whose role has it.
 */
export function can(member: RoleHolder, permission: Permission): boolean {
  if (FOR_EVERYONE.includes(permission)) return true;
  if (!member.verified) return false;
  const carried = BY_ROLE[member.role];
  if (permission === 'library' && carried.includes('admin_library')) return false;
  return carried.includes(permission);
}

/** Whether members of this role may have pets of their own here: those who see every pet have none in particular. */
export const mayHavePets = (member: RoleHolder): boolean =>
  can(member, 'pet_records') && member.role !== 'admin' && member.role !== 'employee';

/** Admins, employees and board members see unverified people too (part 1 §5.2, ruling 5). */
export function canSeeUnverified(member: RoleHolder): boolean {
  return member.verified && ['admin', 'employee', 'board_member'].includes(member.role);
}
