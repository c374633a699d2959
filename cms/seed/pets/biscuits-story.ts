import type { DemoEntry } from './entries';

/** Biscuit's history, newest first; enough for several pages. */
export const BISCUITS_STORY: readonly DemoEntry[] = [
  {
    daysAgo: 1,
    by: 'caretaker',
    text: 'Evening walk of forty minutes, no limp. Ate everything; both tablets given.',
    location: 'phone',
  },
  {
    daysAgo: 9,
    by: 'vet',
    text: 'Annual check. Weight steady, teeth good, heart clear.',
    location: 'in_person',
    outcomeDays: 0,
    mailed: true,
  },
  {
    daysAgo: 23,
    by: 'caretaker',
    text: 'Limping after a long run; rested two days, no swelling.',
    location: 'phone',
    outcomeDays: 2,
  },
  {
    daysAgo: 49,
    by: 'vet',
    text: 'Thyroid panel reviewed with the family, dose kept.',
    location: 'zoom',
    outcomeDays: 0,
    mailed: true,
  },
  {
    daysAgo: 83,
    by: 'groomer',
    text: 'Bathed, undercoat brushed out, nails cut. Calm throughout.',
    location: 'in_person',
  },
  {
    daysAgo: 118,
    by: 'owner',
    text: 'Two nights at Lena’s in Seattle as a rehearsal. Slept well from the second night; his own blanket helps.',
    location: 'phone',
    outcomeDays: 2,
  },
  {
    daysAgo: 140,
    by: 'owner',
    text: 'Fireworks: closed the blinds and stayed with him. Shook for an hour, then slept.',
    location: 'in_person',
  },
  {
    daysAgo: 196,
    by: 'vet',
    text: 'Leptospirosis and bordetella boosters. No reaction within twenty minutes.',
    location: 'in_person',
    outcomeDays: 0,
    mailed: true,
  },
  {
    daysAgo: 262,
    by: 'vet',
    text: 'X-ray of the hips: early, mild changes on the left. Keep him lean; repeat in a year.',
    location: 'in_person',
    outcomeDays: 3,
    mailed: true,
  },
  {
    daysAgo: 340,
    by: 'trustee',
    text: 'Trustee’s visit. Home, food and papers as agreed; the emergency sheet hangs by the door.',
    location: 'in_person',
  },
  {
    daysAgo: 421,
    by: 'vet',
    text: 'Underactive thyroid found. One tablet twice a day with food.\nRepeat the panel in six weeks.',
    location: 'in_person',
    outcomeDays: 42,
    mailed: true,
  },
  {
    daysAgo: 528,
    by: 'owner',
    text: 'Ate half a sock. Passed within a day; the laundry basket has a lid now.',
    location: 'phone',
    outcomeDays: 1,
  },
  {
    daysAgo: 640,
    by: 'vet',
    text: 'Swelling of the face after penicillin for a bite wound. Cephalexin from now on; written on every paper.',
    location: 'in_person',
    outcomeDays: 0,
    mailed: true,
  },
  {
    daysAgo: 729,
    by: 'owner',
    text: 'Adopted from Second Sunrise. Shy with men in hats, at home on the sofa by evening.',
    location: 'in_person',
  },
];

/** An entry about Biscuit that was written twice and deleted again. */
export const DELETED_ENTRY: DemoEntry = {
  daysAgo: 9,
  by: 'owner',
  location: 'in_person',
  text: 'Annual check at the clinic (written twice).',
};
