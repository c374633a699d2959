import { petPages } from '@hearthside/contract/pet/pages';
import type { PanelLayout } from '../panel-layout';

const inPortal = { changedIn: 'portal', portalPage: petPages.list, pageSize: 20 } as const;

/**
 * Pets are read-only here and changed in the portal, which keeps names unique, notifies owners and writes the
 * history.
 */
export const petLayout: PanelLayout = {
  uid: 'api::pet.pet',
  ...inPortal,
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  list: ['name', 'breed', 'owner', 'trust', 'ownerEmail', 'createdAt'],
  edit: [
    ['name', 'species', 'breed'],
    ['gender', 'neutered', 'color'],
    ['birthDate', 'birthDateAbout', 'age'],
    ['weight', 'chipNumber'],
    ['insurer', 'policyNumber'],
    ['allergies'],
    ['conditions'],
    ['behavior'],
    ['routine'],
    ['owner', 'trust'],
    ['ownerFirstName', 'ownerLastName'],
    ['ownerEmail', 'ownerPhoneNumber', 'textPermission'],
    ['streetAddress', 'city'],
    ['state', 'zip', 'country'],
    ['deletedAt', 'deletedBy'],
  ],
  fields: {
    name: { label: 'Name' },
    species: { label: 'Species' },
    breed: { label: 'Breed' },
    color: { label: 'Color' },
    gender: { label: 'Gender' },
    neutered: { label: 'Spayed or neutered' },
    birthDate: { label: 'Birth date' },
    birthDateAbout: { label: 'Birth date is approximate' },
    age: { label: 'Age in years', help: 'As entered. A birth date replaces it.' },
    weight: { label: 'Weight in lbs' },
    chipNumber: { label: 'Chip number' },
    insurer: { label: 'Insurance' },
    policyNumber: { label: 'Policy number' },
    allergies: {
      label: 'Allergies',
      help: 'Shown first on the pet’s page and its emergency sheet.',
    },
    conditions: { label: 'Conditions', help: 'Also shown first.' },
    behavior: { label: 'Behavior' },
    routine: { label: 'Feeding and routine' },
    owner: { label: 'Owner', shows: 'email', help: 'Empty if the owner was erased.' },
    trust: { label: 'Trust', shows: 'name' },
    ownerFirstName: { label: 'Owner’s first name' },
    ownerLastName: { label: 'Owner’s last name' },
    ownerEmail: { label: 'Owner’s email' },
    ownerPhoneNumber: { label: 'Owner’s phone' },
    textPermission: { label: 'OK to text' },
    streetAddress: { label: 'Street address' },
    city: { label: 'City' },
    state: { label: 'State' },
    zip: { label: 'Zip code' },
    country: { label: 'Country' },
    deletedAt: {
      label: 'In the trash since',
      help: 'Can be restored in the portal within 30 days.',
    },
    deletedBy: { label: 'Deleted by' },
    createdAt: { label: 'Added' },
  },
};

/** The dated entries of pets' records. */
export const petEntryLayout: PanelLayout = {
  uid: 'api::pet.pet-entry',
  ...inPortal,
  mainField: 'date',
  sort: { by: 'date', order: 'DESC' },
  list: ['date', 'pet', 'kind', 'authorName', 'location'],
  edit: [
    ['pet', 'date', 'kind', 'initial'],
    ['details'],
    ['description'],
    ['location', 'outcomeDate', 'outcomeEmail'],
    ['author', 'authorName'],
    ['deletedAt'],
  ],
  fields: {
    pet: { label: 'Pet', shows: 'name' },
    date: { label: 'Date' },
    kind: { label: 'Kind', help: 'Empty for notes from earlier versions.' },
    details: { label: 'Details' },
    author: { label: 'Written by', shows: 'email' },
    authorName: { label: 'Signed' },
    initial: { label: 'Initial' },
    description: { label: 'Description' },
    location: { label: 'Location' },
    outcomeDate: { label: 'Outcome' },
    outcomeEmail: { label: 'Outcome email' },
    deletedAt: { label: 'Deleted on', help: 'Can be restored in the portal within 30 days.' },
  },
};

/** The documents of pets. Their content is read in the portal, by those who may see the pet. */
export const petDocumentLayout: PanelLayout = {
  uid: 'api::pet.pet-document',
  ...inPortal,
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  list: ['title', 'pet', 'kind', 'createdAt'],
  edit: [['title', 'kind'], ['pet']],
  fields: {
    title: { label: 'Title' },
    kind: { label: 'Type' },
    pet: { label: 'Pet', shows: 'name' },
    createdAt: { label: 'Added' },
  },
};

const contact = {
  pet: { label: 'Pet', shows: 'name' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  phoneNumber: { label: 'Phone' },
  address: { label: 'Address' },
  member: { label: 'Linked member', shows: 'email', help: 'Sees the pet through this link.' },
} as const;

/** Whom to call about a pet. */
export const careTeamLayout: PanelLayout = {
  uid: 'api::pet.care-team-member',
  ...inPortal,
  mainField: 'lastName',
  sort: { by: 'lastName', order: 'ASC' },
  list: ['pet', 'role', 'firstName', 'lastName', 'member'],
  edit: [['pet', 'role'], ['firstName', 'lastName', 'phoneNumber'], ['address'], ['member']],
  fields: { ...contact, role: { label: 'Role' } },
};

/** The professionals who look after a pet. */
export const serviceProviderLayout: PanelLayout = {
  uid: 'api::pet.service-provider',
  ...inPortal,
  mainField: 'lastName',
  sort: { by: 'lastName', order: 'ASC' },
  list: ['pet', 'serviceRole', 'firstName', 'lastName', 'member'],
  edit: [['pet', 'serviceRole'], ['firstName', 'lastName', 'phoneNumber'], ['address'], ['member']],
  fields: { ...contact, serviceRole: { label: 'Service' } },
};
