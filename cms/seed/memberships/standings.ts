/** The current state of a demo member's membership. */
export interface Standing {
  who: string;
  /** Days until its deadline; negative if it has passed. */
  days: number;
  /** On by default. */
  reminders?: boolean;
  /** How many days ago the office ended it. */
  endedAgo?: number;
}

/** Memberships in every status: due soon, in grace, lapsed, and most of them current. */
export const STANDINGS: readonly Standing[] = [
  { who: 'rosa', days: 19 },
  { who: 'grace', days: 26 },
  { who: 'harold', days: 9 },
  { who: 'zoe', days: 5 },
  { who: 'owen', days: 28 },
  { who: 'lena', days: -11 },
  { who: 'ines', days: -3 },
  { who: 'tomas', days: -24 },
  { who: 'henry', days: -64 },
  { who: 'mei', days: -120, reminders: false },
  { who: 'nadia', days: -41 },
  { who: 'priya', days: 170 },
  { who: 'sam', days: 240 },
  { who: 'sofia', days: 312 },
  { who: 'walter', days: 150 },
  { who: 'bernice', days: 77 },
  { who: 'ruth', days: 127 },
  { who: 'caleb', days: 142, reminders: false },
  { who: 'peter', days: 185 },
  { who: 'chiara', days: 198 },
  { who: 'edith', days: 211 },
  { who: 'malik', days: 224 },
  { who: 'noah', days: 260 },
  { who: 'fatima', days: 271, endedAgo: 6 },
  { who: 'hannah', days: 291 },
  { who: 'arthur', days: 301 },
  { who: 'leila', days: 310 },
  { who: 'daniel', days: 319 },
];
