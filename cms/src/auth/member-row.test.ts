import { beforeAll, describe, expect, it } from 'vitest';
import { setLinkSecret } from '../file/signed-link';
import { nameIn } from '../text/member-name';
import {
  toCaregiver,
  toDirectoryEntry,
  toInvitation,
  toMe,
  revisionOf,
  toTrashedUser,
  toUserListItem,
  type WholeMember,
} from './member-row';

beforeAll(() => setLinkSecret('a-secret-of-these-tests'));

const row: WholeMember = {
  id: 7,
  firstName: 'Ida',
  lastName: 'Vance',
  email: 'ida@x.example',
  pendingEmail: null,
  phoneNumber: '5035550123',
  streetAddress: '1 A',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97205',
  country: 'United States',
  roleId: 0,
  pictureKey: 'p.webp',
  pictureId: 3,
  verified: 1,
  confirmed: 1,
  blocked: 0,
  showEmail: 1,
  showCity: 1,
  directoryEmail: 'ida@x.example',
  services: '|overnight_care|',
  animals: '|dogs|cats|',
  latitude: 45.5,
  longitude: -122.6,
  createdAt: Date.UTC(2026, 0, 31),
  featuredAt: null,
  lastSignInAt: null,
  invitedAt: null,
  deletedAt: null,
  deletedBy: null,
  suspendedAt: null,
  archivedAt: null,
  archivedFrom: null,
  archivedReason: null,
  archivedBy: null,
  suspendedUntil: null,
  suspendedReason: null,
  suspendedBy: null,
};
const address = {
  streetAddress: '1 A',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97205',
  country: 'United States',
};
const picture = expect.stringMatching(/^\/api\/files\/p\.webp\?expires=\d+&signature=[\w-]+$/);

describe('a member', () => {
  it('is read the same from both databases, whatever types they give booleans and times', () => {
    const fromPostgres = {
      ...row,
      verified: true,
      confirmed: true,
      blocked: false,
      showEmail: true,
      showCity: true,
      createdAt: new Date('2026-01-31T00:00:00.000Z'),
    };
    expect(toMe(fromPostgres)).toEqual(toMe(row));
    expect(toUserListItem(fromPostgres)).toEqual(toUserListItem(row));
  });

  it('has no trailing blank in their name when they have no family name', () => {
    expect([nameIn(row), nameIn({ ...row, lastName: '' })]).toEqual(['Ida Vance', 'Ida']);
  });

  it("is marked as featured in an admin's list when they are featured", () => {
    expect(toUserListItem(row).user.featured).toBe(false);
    expect(toUserListItem({ ...row, featuredAt: 1 }).user.featured).toBe(true);
  });
});

describe('the directory', () => {
  it('shows these fields', () => {
    expect(toDirectoryEntry(row)).toEqual({
      id: 7,
      firstName: 'Ida',
      lastName: 'Vance',
      role: 'user',
      verified: true,
      email: 'ida@x.example',
      city: 'Portland',
      profilePicture: picture,
      offer: { services: [], animals: [] },
      miles: null,
    });
  });
  it('shows neither an address nor a city that is to be hidden, nor one nobody has', () => {
    const hidden = { ...row, directoryEmail: '', showEmail: 0, showCity: 0 };
    expect(toDirectoryEntry(hidden)).toMatchObject({ email: '', city: '' });
    const without = { ...row, directoryEmail: null, city: null };
    expect(toDirectoryEntry(without)).toMatchObject({ email: '', city: '' });
  });
});

it('a caregiver is shown with phone, address and trusts, whatever the directory hides', () => {
  const hiding = { ...row, directoryEmail: '', showEmail: 0, showCity: 0 };
  expect(toCaregiver(hiding, 'Oak, Elm')).toEqual({
    id: 7,
    firstName: 'Ida',
    lastName: 'Vance',
    name: 'Ida Vance',
    verified: true,
    email: 'ida@x.example',
    phoneNumber: '5035550123',
    address,
    profileImage: picture,
    petTrustName: 'Oak, Elm',
    offer: { services: [], animals: [] },
    miles: null,
  });
});

it('somebody is as far away as the middle of their city, if they show it', () => {
  const near = { latitude: 45.5, longitude: -123.6 };
  expect(toDirectoryEntry(row, near).miles).toBe(48);
  expect(toDirectoryEntry({ ...row, showCity: 0 }, near).miles).toBeNull();
  expect(toDirectoryEntry({ ...row, latitude: null }, near).miles).toBeNull();
  expect(toCaregiver({ ...row, showCity: 0 }, '', near).miles).toBe(48);
});

it('somebody in the trash is erased 30 days later, to the millisecond, whatever the month', () => {
  const deletedAt = '2028-02-15T22:30:00.001Z';
  const trashed = toTrashedUser({ ...row, deletedAt, deletedBy: 'Bo Birch' }, false);
  expect(trashed).toEqual({
    id: 7,
    firstName: 'Ida',
    lastName: 'Vance',
    email: 'ida@x.example',
    role: 'user',
    profilePicture: picture,
    deletedAt,
    deletedBy: 'Bo Birch',
    closed: false,
    erasedAt: '2028-03-16T22:30:00.001Z',
  });
});

it('somebody invited may come for 14 days', () => {
  const invitedAt = '2026-10-20T00:00:00.000Z';
  expect(toInvitation({ ...row, invitedAt, verified: 0 })).toEqual({
    id: 7,
    firstName: 'Ida',
    lastName: 'Vance',
    email: 'ida@x.example',
    role: 'user',
    verified: false,
    invitedAt,
    expiresAt: '2026-11-03T00:00:00.000Z',
  });
});

describe('the revision of a profile', () => {
  it.each([
    'firstName',
    'lastName',
    'email',
    'pendingEmail',
    'phoneNumber',
    'streetAddress',
    'city',
    'state',
    'zipCode',
    'country',
  ] as const)('is another once %s is another', (field) => {
    expect(revisionOf({ ...row, [field]: 'changed' })).not.toBe(revisionOf(row));
  });
  it('is another where text moves from one field to the next', () => {
    const moved = { ...row, firstName: 'IdaVance', lastName: '' };
    expect(revisionOf(moved)).not.toBe(revisionOf({ ...row, firstName: 'Ida', lastName: 'Vance' }));
    const swapped = { ...row, city: row.state, state: row.city };
    expect(revisionOf(swapped)).not.toBe(revisionOf(row));
  });
  it('stays through what is no part of the profile', () => {
    const else_ = { verified: 0, roleId: 9, featuredAt: 5, pictureKey: null, showEmail: 0 };
    expect(revisionOf({ ...row, ...else_ })).toBe(revisionOf(row));
  });
  it('takes what is missing as empty', () => {
    const missing = { ...row, phoneNumber: null, state: undefined };
    expect(revisionOf(missing)).toBe(revisionOf({ ...row, phoneNumber: '', state: '' }));
  });
});
