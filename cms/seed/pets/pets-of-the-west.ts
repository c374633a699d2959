import type { DemoPet } from './demo-pet';

const MARCHETTI = 'The Marchetti Family Trust';
const BRANDT = 'Brandt Companion Animals Trust';

/** The pets of Rosa in Portland and of Walter in Denver. */
export const PETS_OF_THE_WEST: readonly DemoPet[] = [
  {
    ...{ owner: 'rosa', species: 'dog', name: 'Biscuit', breed: 'Border collie', gender: 'male' },
    ...{ age: 7, weight: 41, color: 'Black and white', textPermission: true },
    allergies: 'Penicillin: swelling of the face within an hour. Use cephalexin instead.',
    conditions:
      'Underactive thyroid; one tablet twice a day with food. Afraid of fireworks: close the blinds and stay with him.',
    look: {
      ...{ species: 'dog', coat: 'black', second: 'white', ears: 'semi', ground: 'marigold' },
      ...{ marks: ['blaze', 'chest'], collar: '#1d6b58', wears: 'bandana', tongue: true },
    },
    trust: MARCHETTI,
    team: { trustee: 'theo', foster: 'lena', caretaker: 'sam' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'sofia'],
      ['veterinarian', 'whitfield'],
      ['groomer', 'suds'],
      ['dog_walker', 'strider'],
    ],
    papers: [
      ...(['adoption', 'intake', 'vaccination', 'insurance', 'trust', 'xray'] as const),
      ...(['bloodwork', 'consent'] as const),
    ],
    formerly: { daysAgo: 72, pet: { weight: 43.5 }, team: { trustee: 'elio', caretaker: 'sam' } },
  },
  {
    ...{
      owner: 'rosa',
      species: 'cat',
      name: 'Olive',
      breed: 'Domestic shorthair',
      gender: 'female',
    },
    ...{ age: 4, weight: 9.4, color: 'Brown tabby with white' },
    allergies: 'Flea collars: contact rash. Drops on the neck are fine.',
    look: {
      ...{ species: 'cat', coat: 'sand', ground: 'sage', eyes: 'green', collar: '#d98a29' },
      marks: ['tabby', 'muzzle'],
    },
    trust: MARCHETTI,
    team: { trustee: 'theo', caretaker: 'sam' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'sofia'],
    ],
    entries: 6,
    papers: ['vaccination', 'adoption', 'microchip'],
    formerly: { daysAgo: 3, team: { trustee: 'theo' } },
  },
  {
    ...{ owner: 'rosa', species: 'cat', name: 'Pepper', breed: 'Tuxedo cat', gender: 'male' },
    ...{ age: 11, weight: 12.2, color: 'Black and white' },
    conditions: 'Early kidney disease (stage 2). Kidney diet only; fresh water in three places.',
    look: {
      ...{ species: 'cat', coat: 'black', second: 'white', ground: 'rose', eyes: 'amber' },
      ...{ marks: ['tuxedo'], collar: '#a8362a' },
    },
    trust: MARCHETTI,
    team: { trustee: 'theo', foster: 'lena', caretaker: 'sam' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'sofia'],
      ['pet_sitter', 'lindqvist'],
    ],
    entries: 9,
    papers: ['bloodwork', 'vaccination', 'trust'],
    formerly: { daysAgo: 2, by: 'amara', pet: { conditions: 'Early kidney disease (stage 1).' } },
  },
  {
    ...{ owner: 'rosa', species: 'rabbit', name: 'Clover', breed: 'Holland lop', gender: 'female' },
    ...{ age: 2, weight: 3.8, color: 'Fawn' },
    look: { species: 'rabbit', coat: 'tan', ears: 'lop', ground: 'mint' },
    providers: [['veterinarian', 'whitfield']],
    entries: 3,
    papers: ['intake'],
  },
  {
    ...{ owner: 'rosa', species: 'dog', name: 'Nonna', breed: 'Greyhound', gender: 'female' },
    ...{ age: 9, weight: 61, color: 'Brindle' },
    conditions: 'Stiff hips in the morning; a slow first walk.',
    team: { caretaker: 'sam' },
    providers: [
      ['veterinarian', 'sofia'],
      ['dog_walker', 'strider'],
    ],
    entries: 4,
    papers: ['adoption', 'xray'],
    deletedDaysAgo: 5,
  },
  {
    ...{
      owner: 'walter',
      species: 'dog',
      name: 'Kaiser',
      breed: 'German shepherd',
      gender: 'male',
    },
    ...{ age: 8, weight: 82, color: 'Black and tan' },
    conditions: 'Hip dysplasia, both sides. Glucosamine in the evening; no stairs after surgery.',
    look: {
      ...{ species: 'dog', coat: 'tan', second: 'black', ears: 'prick', ground: 'sand' },
      ...{ marks: ['muzzle'], collar: '#2b5f93' },
    },
    trust: BRANDT,
    team: { trustee: 'oluwaseun', foster: 'nadia', caretaker: 'gudrun' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'ostrow'],
      ['dog_trainer', 'heeler'],
    ],
    entries: 11,
    papers: ['vaccination', 'xray', 'insurance', 'trust'],
    formerly: { daysAgo: 130, pet: { weight: 88 } },
  },
  {
    ...{ owner: 'walter', species: 'dog', name: 'Liesl', breed: 'Dachshund', gender: 'female' },
    ...{ age: 5, weight: 19.5, color: 'Red' },
    allergies: 'Chicken',
    look: {
      ...{ species: 'dog', coat: 'rust', ears: 'long', ground: 'sky', collar: '#d98a29' },
      wears: 'bandana',
    },
    trust: BRANDT,
    team: { trustee: 'oluwaseun', foster: 'nadia' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'ostrow'],
    ],
    entries: 7,
    papers: ['vaccination', 'microchip'],
  },
  {
    ...{ owner: 'walter', species: 'cat', name: 'Professor', breed: 'Maine coon', gender: 'male' },
    ...{ age: 6, weight: 17.8, color: 'Blue smoke' },
    conditions: 'Thickened heart muscle, found early. Scan every twelve months.',
    look: {
      ...{ species: 'cat', coat: 'charcoal', ground: 'lilac', eyes: 'amber', fur: 'long' },
      marks: ['tabby'],
    },
    trust: BRANDT,
    team: { trustee: 'oluwaseun', caretaker: 'gudrun' },
    providers: [
      ['veterinarian', 'ostrow'],
      ['cardiologist', 'cardio'],
    ],
    entries: 6,
    papers: ['bloodwork', 'insurance'],
  },
  {
    ...{ owner: 'walter', species: 'horse', name: 'Sultan', breed: 'Haflinger', gender: 'male' },
    ...{ age: 17, weight: 1060, color: 'Chestnut with a pale mane' },
    conditions: 'Prone to laminitis: no lush grass in spring, muzzle on from April to June.',
    look: {
      ...{ species: 'horse', coat: 'gold', mane: 'cream', ground: 'sage', collar: '#8a5a3c' },
      marks: ['blaze'],
    },
    trust: BRANDT,
    team: { trustee: 'oluwaseun', foster: 'nadia', caretaker: 'gudrun' },
    providers: [
      ['attorney', 'abara'],
      ['veterinarian', 'ostrow'],
    ],
    entries: 5,
    papers: ['intake', 'insurance'],
  },
  {
    ...{ owner: 'walter', species: 'bird', name: 'Figaro', breed: 'Canary', gender: 'male' },
    ...{ age: 3, weight: 0.05, color: 'Yellow' },
    entries: 1,
  },
  {
    ...{ owner: 'walter', species: 'dog', name: 'Anton', breed: 'Schnauzer', gender: 'male' },
    ...{ age: 10, weight: 34, color: 'Salt and pepper' },
    conditions: 'Cataract on the left eye; approach from the right.',
    look: {
      ...{ species: 'dog', coat: 'grey', second: 'silver', ears: 'drop', ground: 'marigold' },
      ...{ fur: 'shaggy', marks: ['muzzle', 'chest'], collar: '#a8362a' },
    },
    trust: BRANDT,
    team: { trustee: 'oluwaseun' },
    providers: [['veterinarian', 'ostrow']],
    entries: 4,
    papers: ['vaccination'],
  },
  {
    ...{
      owner: 'walter',
      species: 'tortoise',
      name: 'Methuselah',
      breed: 'Hermann’s tortoise',
      gender: 'male',
    },
    ...{ age: 54, weight: 6.6, color: 'Olive and black' },
    conditions: 'Sleeps from November to March in the cool room. Do not wake him.',
    look: { species: 'tortoise', coat: 'olive', shell: 'brown', ground: 'mint' },
    trust: BRANDT,
    team: { trustee: 'oluwaseun', foster: 'nadia', caretaker: 'gudrun' },
    entries: 2,
    papers: ['trust'],
  },
];
