import type { DemoPet } from './demo-pet';

/** The pets of Hannah in Boston, Arthur in Seattle and Leila in Chicago. */
export const PETS_OF_NEWER_OWNERS: readonly DemoPet[] = [
  {
    ...{
      owner: 'hannah',
      species: 'dog',
      name: 'Winston',
      breed: 'English bulldog',
      gender: 'male',
    },
    ...{ age: 5, weight: 53, color: 'White and brindle' },
    conditions: 'Short airways: out of the sun, no runs above 75 °F.',
    look: {
      ...{ species: 'dog', coat: 'white', second: 'tan', ears: 'rose', head: 'flat' },
      ...{ marks: ['patch'], ground: 'sage', collar: '#a8362a' },
    },
    team: { caretaker: 'joan' },
    providers: [
      ['attorney', 'park'],
      ['veterinarian', 'chiara'],
      ['day_care_facilities', 'walker'],
    ],
    entries: 7,
    papers: ['vaccination', 'insurance', 'consent'],
  },
  {
    ...{
      owner: 'hannah',
      species: 'dog',
      name: 'Bella',
      breed: 'Golden retriever',
      gender: 'female',
    },
    ...{ age: 4, weight: 64, color: 'Golden', textPermission: true },
    look: {
      ...{ species: 'dog', coat: 'gold', ears: 'drop', ground: 'sky', tongue: true },
      ...{ collar: '#1d6b58', wears: 'bandana' },
    },
    team: { caretaker: 'joan', foster: 'caleb' },
    providers: [
      ['veterinarian', 'chiara'],
      ['therapy_dog_trainer', 'therapy'],
      ['dog_walker', 'walker'],
    ],
    entries: 9,
    papers: ['vaccination', 'microchip', 'intake'],
  },
  {
    ...{
      owner: 'hannah',
      species: 'dog',
      name: 'Truffle',
      breed: 'Miniature poodle',
      gender: 'female',
    },
    ...{ age: 11, weight: 14.5, color: 'Apricot' },
    conditions:
      'Diabetes: insulin twelve hours apart, after meals. Sugar syrup is in the fridge door.',
    look: {
      ...{ species: 'dog', coat: 'cream', ears: 'long', fur: 'curly', ground: 'rose' },
      collar: '#2b5f93',
    },
    team: { caretaker: 'joan' },
    providers: [
      ['attorney', 'park'],
      ['veterinarian', 'chiara'],
    ],
    entries: 10,
    papers: ['bloodwork', 'insurance'],
  },
  {
    ...{
      owner: 'hannah',
      species: 'cat',
      name: 'Edgar',
      breed: 'Norwegian forest cat',
      gender: 'male',
    },
    ...{ age: 9, weight: 15.1, color: 'Brown tabby and white' },
    providers: [['veterinarian', 'chiara']],
    entries: 3,
    papers: ['vaccination'],
  },
  {
    ...{ owner: 'hannah', species: 'cat', name: 'Bea', breed: 'Siamese', gender: 'female' },
    ...{ age: 13, weight: 7.4, color: 'Chocolate point' },
    conditions: 'Overactive thyroid; gel on the inside of the ear, mornings. Wear a glove.',
    look: {
      ...{ species: 'cat', coat: 'white', second: 'chocolate', ground: 'mint', eyes: 'blue' },
      ...{ marks: ['points'], collar: '#d98a29' },
    },
    providers: [
      ['veterinarian', 'chiara'],
      ['behaviorist', 'behaviour'],
    ],
    entries: 5,
    papers: ['bloodwork'],
  },
  {
    ...{
      owner: 'hannah',
      species: 'rabbit',
      name: 'Paddington',
      breed: 'Mini rex',
      gender: 'male',
    },
    ...{ age: 3, weight: 4.1, color: 'Chocolate' },
    entries: 2,
  },
  {
    ...{ owner: 'hannah', species: 'bird', name: 'Mango', breed: 'Lovebird', gender: 'other' },
    ...{ age: 2, weight: 0.11, color: 'Green with an orange face' },
    entries: 0,
  },
  {
    ...{ owner: 'hannah', species: 'dog', name: 'Scout', breed: 'Mixed breed', gender: 'male' },
    ...{ age: 0.5, weight: 18, color: 'Brown with white toes' },
    entries: 2,
    papers: ['adoption'],
    createdBy: 'amara',
  },
  {
    ...{ owner: 'arthur', species: 'dog', name: 'Juno', breed: 'Siberian husky', gender: 'female' },
    ...{ age: 6, weight: 47, color: 'Grey and white' },
    look: {
      ...{ species: 'dog', coat: 'grey', second: 'white', ears: 'prick', ground: 'sky' },
      ...{ marks: ['muzzle', 'brows', 'chest'], collar: '#a8362a', tongue: true },
    },
    team: { caretaker: 'zoe', foster: 'lena' },
    providers: [
      ['veterinarian', 'peter'],
      ['day_care_facilities', 'daycare'],
    ],
    entries: 6,
    papers: ['vaccination', 'microchip'],
  },
  {
    ...{
      owner: 'arthur',
      species: 'dog',
      name: 'Duke',
      breed: 'Labrador retriever',
      gender: 'male',
    },
    ...{ age: 10, weight: 76, color: 'Chocolate' },
    conditions: 'Fatty lumps on the ribs, measured twice a year; harmless so far.',
    look: {
      ...{ species: 'dog', coat: 'chocolate', ears: 'drop', ground: 'marigold' },
      ...{ head: 'broad', collar: '#1d6b58' },
    },
    team: { caretaker: 'zoe', foster: 'lena', trustee: 'dev' },
    providers: [
      ['attorney', 'johnson'],
      ['veterinarian', 'peter'],
      ['pet_sitter', 'sitter'],
    ],
    entries: 8,
    papers: ['vaccination', 'bloodwork', 'insurance'],
    formerly: { daysAgo: 21, pet: { weight: 81 } },
  },
  {
    ...{
      owner: 'arthur',
      species: 'dog',
      name: 'Pixel',
      breed: 'French bulldog',
      gender: 'female',
    },
    ...{ age: 2, weight: 22, color: 'Black' },
    allergies: 'Wheat',
    look: {
      ...{ species: 'dog', coat: 'charcoal', ears: 'prick', head: 'flat', ground: 'lilac' },
      ...{ second: 'white', marks: ['chest'], collar: '#d98a29' },
    },
    team: { caretaker: 'zoe' },
    entries: 4,
    papers: ['vaccination'],
  },
  {
    ...{ owner: 'arthur', species: 'cat', name: 'Bella', breed: 'Russian blue', gender: 'female' },
    ...{ age: 5, weight: 8.8, color: 'Blue' },
    team: { caretaker: 'zoe' },
    providers: [['veterinarian', 'peter']],
    entries: 3,
  },
  {
    ...{ owner: 'arthur', species: 'ferret', name: 'Noodle', breed: 'Ferret', gender: 'female' },
    ...{ age: 2, weight: 1.9, color: 'Champagne' },
    entries: 1,
  },
  {
    ...{
      owner: 'arthur',
      species: 'tortoise',
      name: 'Agatha',
      breed: 'Russian tortoise',
      gender: 'female',
    },
    ...{ age: 40, weight: 2.9, color: 'Yellow-brown' },
    entries: 2,
  },
  {
    ...{
      owner: 'leila',
      species: 'cat',
      name: 'Zaytoun',
      breed: 'Domestic longhair',
      gender: 'male',
    },
    ...{ age: 6, weight: 11.9, color: 'Tortoiseshell' },
    conditions: 'Shy with strangers; hides behind the washing machine and comes for tuna.',
    look: {
      ...{ species: 'cat', coat: 'chocolate', second: 'gold', third: 'tan', ground: 'rose' },
      ...{ fur: 'long', marks: ['calico'], eyes: 'amber' },
    },
    team: { caretaker: 'ruth', foster: 'samira' },
    entries: 3,
    papers: ['vaccination'],
  },
];
