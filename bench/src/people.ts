/** The ten roles of the lists: all of the portal's except the admin's. */
export const LIST_ROLES = [
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

export interface Person {
  id: number;
  documentId: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  role: (typeof LIST_ROLES)[number] | 'admin';
  verified: boolean;
  confirmed: boolean;
  featured: boolean;
  createdAt: number;
}

/** Numbers that look random and are the same in every run (mulberry32). */
export function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const FIRST = ['An', 'Bel', 'Cor', 'Dar', 'El', 'Fran', 'Gil', 'Han', 'Is', 'Jo', 'Kat', 'Lu'];
const MIDDLE = ['a', 'e', 'i', 'o', 'ari', 'eli', 'ina', 'ora'];
const LAST = ['', 'n', 's', 'ra', 'la', 'ne', 'th', 'x'];
const FAMILY = [
  'Hart',
  'Wood',
  'Stone',
  'Brook',
  'Field',
  'Marsh',
  'Hale',
  'Lang',
  'Thorn',
  'West',
];
const ENDING = ['', 'man', 'ley', 'ford', 'ton', 'by', 'well', 'worth', 'er', 'son'];
const CITIES = ['Portland', 'Salem', 'Eugene', 'Bend', 'Astoria', 'Medford'];
const SINCE = Date.UTC(2023, 0, 1);

/**
 * The members of a portal of this size, the same on every machine. The last one is the only admin. Names have ASCII
 * letters only, so that every way of sorting them agrees.
 */
export function people(size: number): Person[] {
  const random = randomNumbers(20_251);
  const of = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const list: Person[] = [];
  for (let id = 1; id <= size; id += 1) {
    const firstName = of(FIRST) + of(MIDDLE) + of(LAST);
    const lastName = of(FAMILY) + of(ENDING);
    list.push({
      id,
      documentId: `bench${id.toString(36).padStart(19, '0')}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${id}@bench.example`.toLowerCase(),
      phoneNumber: `503555${String(random(10_000)).padStart(4, '0')}`,
      streetAddress: `${1 + random(900)} Hearth Lane`,
      city: of(CITIES),
      state: 'Oregon',
      zipCode: String(97_200 + random(99)),
      country: 'United States',
      role: LIST_ROLES[id % LIST_ROLES.length] as Person['role'],
      verified: random(20) > 0,
      confirmed: random(50) > 0,
      featured: id % 400 === 7,
      createdAt: SINCE + id * 60_000,
    });
  }
  const last = list[size - 1] as Person;
  Object.assign(last, { role: 'admin', verified: true, confirmed: true, email: ADMIN.email });
  return list;
}

/** Who requests the portal's lists. */
export const ADMIN = { email: 'admin@bench.example', password: 'the bench signs in 5000 times' };
