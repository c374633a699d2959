import { PET_TEXT_FIELDS, type PetTextField } from '@hearthside/contract/pet/fields';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';

const contact = { petId: 5, userId: null, member: null, createdAt: '', updatedAt: '' };

/** Every text of a pet, empty. */
const texts = Object.fromEntries(PET_TEXT_FIELDS.map((field) => [field, ''])) as Record<
  PetTextField,
  string
>;

/** A pet for tests: Rosa's dog with a trustee, a linked caretaker, a groomer and a trust. */
export const biscuit: PetDetail = {
  pet: {
    ...texts,
    id: 5,
    name: 'Biscuit',
    species: 'dog',
    breed: 'Border collie',
    gender: 'male',
    neutered: '',
    birthDate: null,
    birthDateAbout: false,
    age: 7,
    weight: 41,
    color: 'Black',
    allergies: 'Penicillin',
    conditions: '',
    ownerId: 7,
    ownerFirstName: 'Rosa',
    ownerLastName: 'Marchetti',
    ownerEmail: 'rosa@hearthside.example',
    ownerPhoneNumber: '15035550142',
    textPermission: false,
    picture: null,
    streetAddress: '18 Alder Row',
    city: 'Portland',
    state: 'Oregon',
    zip: '97205',
    country: 'United States',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
  careTeam: [
    {
      ...contact,
      id: 31,
      role: 'trustee',
      firstName: 'Theo',
      lastName: 'Okafor',
      phoneNumber: '15035550177',
      address: '4 Quay Street',
    },
    {
      ...contact,
      id: 33,
      role: 'caretaker',
      firstName: 'Sam',
      lastName: 'Delgado',
      phoneNumber: '15035550163',
      address: '9 Mill Lane',
      userId: 12,
      member: {
        id: 12,
        firstName: 'Sam',
        lastName: 'Delgado',
        role: 'caretaker',
        profilePicture: null,
      },
    },
  ],
  serviceProviders: [
    {
      ...contact,
      id: 41,
      serviceRole: 'groomer',
      firstName: 'Clip',
      lastName: 'Joint',
      phoneNumber: '15035550111',
      address: '',
    },
  ],
  petTrust: { id: 3, name: 'Biscuit’s Trust' },
  routine: [],
  medications: [],
  plannedMedications: [],
  messageable: [7, 12],
  mayChange: true,
  mayWriteRecord: true,
  mayDelete: false,
  revision: '1',
};
