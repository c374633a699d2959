import { expect, it } from 'vitest';
import { SECTIONS, sectionsFor, type Opened, type Section } from './section';
import { groupSections } from './section-group';

type Role = Parameters<typeof sectionsFor>[0]['role'];

const ids = (role: Role, verified: boolean) => sectionsFor({ role, verified }).map(({ id }) => id);

it('members see the sections that their role permits', () => {
  expect(ids('admin', true)).toEqual(expect.arrayContaining(['profile', 'users', 'directory']));
  expect(ids('attorney', true)).toContain('directory');
  expect(ids('attorney', true)).not.toContain('users');
  for (const [role, verified] of [
    ['user', true],
    ['admin', false],
  ] as const) {
    expect(ids(role, verified)).toContain('profile');
    expect(ids(role, verified)).not.toContain('users');
    expect(ids(role, verified)).not.toContain('directory');
  }
});

/** The sections whose places these tests know. One that is new stands between them without moving them. */
const KNOWN = {
  start: ['home', 'inbox', 'appointments'],
  people: ['users', 'directory', 'caregivers', 'trusts', 'directories', 'referals'],
  animals: ['pet_records', 'care'],
  forms: ['forms', 'admin_forms', 'reports'],
  library: ['library', 'admin_library', 'blogs', 'admin_blogs', 'help'],
  money: ['membership', 'admin_memberships', 'admin_payments'],
  system: ['system'],
  account: ['profile'],
};
const ALL_KNOWN = Object.values(KNOWN).flat();
const onlyKnown = (sections: readonly Section[]) =>
  sections.filter(({ id }) => ALL_KNOWN.includes(id));

/** A line per group: its heading, and its sections. */
const grouped = (role: Role, verified: boolean, opened?: Opened) =>
  groupSections(onlyKnown(sectionsFor({ role, verified }, opened))).map(
    ({ heading, sections }) => `${heading ?? ''}: ${sections.map(({ id }) => id).join(' ')}`,
  );

it('the navigation of an admin begins with what is used daily, then has every group, and ends with the profile', () => {
  expect(grouped('admin', true)).toEqual([
    ': home inbox appointments',
    'People: users directory caregivers trusts',
    'Animals: pet_records care',
    'Forms: forms admin_forms reports',
    'Library & Help: admin_library blogs admin_blogs help',
    'Money: membership admin_memberships admin_payments',
    ': system',
    ': profile',
  ]);
});

it('a group with a single section has no heading, and one with none is left out', () => {
  expect(grouped('pet_owner', true)).toEqual([
    ': home inbox appointments',
    'People: directory caregivers',
    'Animals: pet_records care',
    ': forms',
    'Library & Help: library blogs help',
    ': membership',
    ': profile',
  ]);
  expect(grouped('pet_owner', false)).toEqual([
    ': home',
    ': forms',
    'Library & Help: blogs help',
    ': membership',
    ': profile',
  ]);
});

it('what has been opened to a member is in its group', () => {
  const [start] = grouped('pet_owner', false, { hasChats: true, hasAppointments: true });
  expect(start).toBe(': home inbox appointments');
});

it('every section has its group, in which the order of the sections stays', () => {
  const groups = groupSections(onlyKnown(SECTIONS)).map(({ id, sections }) => [
    id,
    sections.map((one) => one.id),
  ]);
  expect(Object.fromEntries(groups)).toEqual(KNOWN);
  const all: readonly Section[] = SECTIONS;
  expect(groupSections(all).flatMap(({ sections }) => sections)).toHaveLength(all.length);
});

it('a section without a group does not compile', () => {
  // @ts-expect-error It would stand nowhere in the navigation.
  const stray: Section = { id: 'stray', label: 'Stray', line: '', path: '/', permission: null };
  expect(groupSections([stray])).toEqual([]);
});
