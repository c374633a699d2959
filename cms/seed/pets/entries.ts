import { z } from 'zod';
import { species } from '../portraits/look';
import { readData } from '../read-data';
import { BISCUITS_STORY } from './biscuits-story';
import { chance } from './chance';
import { templateSchema, type DemoEntry, type Template } from './demo-entry';
import type { DemoPet } from './demo-pet';

export type { DemoEntry };

const templates = z.array(templateSchema).min(1);

/** What happens to pets: to every one, and to those of a species. */
const entriesSchema = z.record(z.enum(['all', ...species.options]), templates);
const HAPPENS = readData('pets/entries', entriesSchema);

/**
 * The entries of a pet, newest first: Biscuit's own story, or the pet's number of events typical of its species,
 * spread over two years or its life.
 */
export function entriesOf(pet: DemoPet): readonly DemoEntry[] {
  const known = entries.get(pet);
  if (known) return known;
  const all = [...happened(pet), ...(pet.record ?? []), ...weighings(pet)].sort(
    (one, other) => one.daysAgo - other.daysAgo,
  );
  entries.set(pet, all);
  return all;
}

/** The entries are told from one another by themselves, so each pet has them once. */
const entries = new Map<DemoPet, readonly DemoEntry[]>();

const weighings = (pet: DemoPet): DemoEntry[] =>
  Object.entries(pet.weights ?? {}).map(([daysAgo, weight]) => ({
    by: 'owner',
    text: '',
    location: 'in_person',
    daysAgo: Number(daysAgo),
    kinds: { weight },
    photos: [],
  }));

function happened(pet: DemoPet): readonly DemoEntry[] {
  if (pet.name === 'Biscuit' && pet.owner === 'rosa') return BISCUITS_STORY;
  const count = pet.entries ?? 0;
  const roll = chance(`${pet.owner} ${pet.name}`);
  const choices = [...HAPPENS[pet.species], ...HAPPENS.all].filter(
    ({ by }) => by !== 'caretaker' || pet.team?.caretaker !== undefined,
  );
  const first = Math.floor(roll() * choices.length);
  const life = Math.min(700, Math.floor((pet.age ?? 2) * 365 * 0.8));
  let daysAgo = 2 + Math.floor(roll() * 20);
  const gap = Math.max(1, (life - daysAgo) / Math.max(count, 1));
  return Array.from({ length: count }, (_, place) => {
    const template = choices[(first + place) % choices.length] ?? HAPPENS.all[0];
    const entry = { ...(template as Template), daysAgo };
    daysAgo += Math.max(1, Math.floor(gap * (0.6 + roll() * 0.8)));
    return entry;
  });
}
