import type { EntryLocation } from '@hearthside/contract/pet/entry';
import type { Species } from '../portraits/look';
import { BISCUITS_STORY } from './biscuits-story';
import type { DemoPet } from './demo-pet';
import { chance } from './chance';

/** A dated entry of a pet's record in the demo. */
export interface DemoEntry {
  daysAgo: number;
  /** Who wrote it; their initials are shown with it. */
  by: 'vet' | 'owner' | 'caretaker' | 'trustee' | 'groomer';
  text: string;
  location: EntryLocation;
  /** After how many days it was settled. */
  outcomeDays?: number;
  /** Whether the clinic was told by email. */
  mailed?: boolean;
}

type Template = Omit<DemoEntry, 'daysAgo'>;

const vet = (
  text: string,
  outcomeDays?: number,
  location: EntryLocation = 'in_person',
): Template => ({
  by: 'vet',
  text,
  location,
  ...(outcomeDays !== undefined && { outcomeDays, mailed: true }),
});
const owner = (
  text: string,
  outcomeDays?: number,
  location: EntryLocation = 'phone',
): Template => ({ by: 'owner', text, location, ...(outcomeDays !== undefined && { outcomeDays }) });
const caretaker = (text: string, location: EntryLocation = 'phone'): Template => ({
  by: 'caretaker',
  text,
  location,
});

const OF_ALL: readonly Template[] = [
  vet('Annual check. Weight steady, heart and lungs clear.', 0),
  vet('Follow-up by video: eating and drinking as usual, no further visit needed.', 0, 'zoom'),
  caretaker('A weekend together as a rehearsal. Settled by the first evening.'),
  owner('Emergency sheet gone through with the caretaker; a copy is on the fridge.', 0, 'zoom'),
];

const OF_SPECIES: Readonly<Record<Species, readonly Template[]>> = {
  dog: [
    vet('Rabies and distemper boosters. No reaction.', 0),
    vet('Teeth cleaned under anaesthesia, one premolar removed. Soft food for a week.', 7),
    owner('Loose stool after a stolen sandwich. Rice and chicken for two days, then fine.', 2),
    caretaker('Long walk by the water, met three dogs, polite to all of them.', 'in_person'),
    vet('Ear infection on the right; drops twice a day for ten days.', 10),
    { by: 'groomer', text: 'Bath, brush and nails. Stood like a statue.', location: 'in_person' },
    owner('Tick behind the ear removed with the card; the spot is watched.', 14),
    vet(
      'Called about a cough: kennel cough going round, rest and no day care for a week.',
      7,
      'phone',
    ),
  ],
  cat: [
    vet('Rabies and three-in-one boosters. Purred through it.', 0),
    owner('Hairball twice this week; malt paste every other day.', 5),
    vet('Teeth looked at: mild tartar, clean within the year.', 0),
    owner('Hid for a day while the windows were changed; out again for supper.', 1),
    caretaker('Fed and brushed while the owner was away. Slept on the laundry.', 'in_person'),
    vet('Blood pressure and urine in order.', 1),
  ],
  rabbit: [
    vet('Teeth checked and nails trimmed; front teeth meet well.', 0),
    owner('Ate little this morning; hay, herbs and a belly rub, back to normal by noon.', 0),
    vet('Vaccinated. Weight noted, droppings fine.', 0),
    owner('Moved to the larger run; both hind legs strong.', undefined, 'in_person'),
  ],
  guinea_pig: [
    owner('Weighed: steady. Vitamin C in the pepper, as ever.', undefined, 'in_person'),
    vet('Nails trimmed, skin clear of mites.', 0),
  ],
  ferret: [
    vet('Distemper and rabies vaccines. Watched for half an hour, no reaction.', 0),
    vet('Adrenal check: no hair loss, ultrasound unremarkable.', 2),
    owner('Found the gap behind the dishwasher. The gap is closed now.', 0),
    vet('Ears cleaned, nails cut, fur shining.', 0),
  ],
  bird: [
    vet('Beak and nails trimmed; feathers full and clean.', 0),
    owner('Moult has begun; extra egg food for three weeks.', 21),
    caretaker('Kept the radio on all day. He sang along with the weather.'),
    vet('Blood and droppings sent to the laboratory, all clear.', 4),
  ],
  horse: [
    {
      by: 'caretaker',
      text: 'Farrier: trimmed all round, front shoes renewed.',
      location: 'in_person',
    },
    vet('Tetanus, encephalitis and West Nile vaccines.', 0),
    vet('Teeth floated; chews on both sides alike again.', 0),
    owner('A little stiff after frost; walked in hand, better by evening.', 1),
    caretaker('Body condition five out of nine. Hay weighed, muzzle fits.', 'in_person'),
  ],
  tortoise: [
    vet('Weighed and measured before winter; shell firm, nose dry.', 0),
    owner('Awake since Tuesday. First bath, first dandelion.', undefined, 'in_person'),
    vet('Beak filed a little. Eyes clear.', 0),
  ],
};

/**
 * The entries of a pet, newest first: Biscuit's own story, or the pet's number of events typical of its species,
 * spread over two years or its life.
 */
export function entriesOf(pet: DemoPet): readonly DemoEntry[] {
  if (pet.name === 'Biscuit' && pet.owner === 'rosa') return BISCUITS_STORY;
  const count = pet.entries ?? 0;
  const roll = chance(`${pet.owner} ${pet.name}`);
  const choices = [...OF_SPECIES[pet.species], ...OF_ALL].filter(
    ({ by }) => by !== 'caretaker' || pet.team?.caretaker !== undefined,
  );
  const first = Math.floor(roll() * choices.length);
  const life = Math.min(700, Math.floor((pet.age ?? 2) * 365 * 0.8));
  let daysAgo = 2 + Math.floor(roll() * 20);
  const gap = Math.max(1, (life - daysAgo) / Math.max(count, 1));
  return Array.from({ length: count }, (_, place) => {
    const template = choices[(first + place) % choices.length] ?? OF_ALL[0];
    const entry = { ...(template as Template), daysAgo };
    daysAgo += Math.max(1, Math.floor(gap * (0.6 + roll() * 0.8)));
    return entry;
  });
}
