import type { Role } from '@hearthside/contract/access';

/**
 * What has happened to the demo's members since they joined. They are named by the local part of their email address.
 */

/** The members shown under Featured. */
export const FEATURED: readonly string[] = ['sofia', 'sam', 'henry', 'grace', 'lena'];

/** Members who hide something in the directory. */
export const HIDES: readonly { who: string; showEmail: boolean; showCity: boolean }[] = [
  { who: 'nadia', showEmail: false, showCity: true },
  { who: 'edith', showEmail: true, showCity: false },
  { who: 'noah', showEmail: false, showCity: false },
];

/** Members who started in another role, and why that changed. */
export const ROLE_CHANGES: readonly { who: string; from: Role; reason: string }[] = [
  { who: 'ruth', from: 'volunteer', reason: 'Finished the caretaker training in spring.' },
  { who: 'clara', from: 'pet_owner', reason: 'Appointed trustee by the Castellan family.' },
];

/** People who were invited and have not joined yet, and how many days ago. */
export const INVITED: readonly { first: string; last: string; role: Role; daysAgo: number }[] = [
  { first: 'Beatrice', last: 'Lowell', role: 'veterinarian', daysAgo: 2 },
  { first: 'Anton', last: 'Kowalski', role: 'caretaker', daysAgo: 6 },
  { first: 'Joy', last: 'Ferreira', role: 'board_member', daysAgo: 19 },
];

/** The member who was deleted and can still be restored. */
export const DELETED = { who: 'rupert', daysAgo: 4 };

/** Trusts and their assigned members. */
export const TRUSTS: readonly { name: string; people: readonly string[] }[] = [
  { name: 'The Marchetti Family Trust', people: ['rosa', 'theo', 'sam'] },
  { name: 'Brandt Companion Animals Trust', people: ['walter', 'oluwaseun', 'nadia'] },
  { name: 'Whitcombe Pet Trust', people: ['harold', 'theo', 'henry'] },
  { name: 'The Coleman & Daughters Trust', people: ['bernice', 'caleb', 'clara', 'ruth', 'edith'] },
  { name: 'Tanaka Sanctuary Trust', people: [] },
];
