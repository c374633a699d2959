import type { AppointmentKind } from '@hearthside/contract/appointment/fields';

/** One of the demo's appointments. Its day is relative to the seed's, moved off weekends. */
export interface DemoAppointment {
  who: string;
  kind: AppointmentKind;
  days: number;
  time: string;
  /** The member's own time zone, if they requested it in that; otherwise the office's. */
  timeZone?: string;
  minutes?: number;
  about: string;
  phone?: string;
  /** Where it is, once it is confirmed. */
  location?: string;
  /** How many days before the seed the member requested it; without it the office added it by itself. */
  askedAgo?: number;
  /** How many days before the seed the office confirmed it; without it the office has not answered. */
  fixedAgo?: number;
  wish?: { kind: 'move' | 'cancel'; ago: number; later: number; time: string; reason: string };
  ended?: { state: 'declined' | 'cancelled'; ago: number; reason: string };
}

const OFFICE = 'The office, 40 Hearth Lane, the room with the green door';

/** Past and upcoming, in every state. */
export const APPOINTMENTS: readonly DemoAppointment[] = [
  {
    who: 'rosa',
    kind: 'intake',
    days: -75,
    time: '10:00',
    minutes: 60,
    location: OFFICE,
    about: 'First conversation about the family trust and who looks after whom.',
    askedAgo: 90,
    fixedAgo: 88,
  },
  {
    who: 'rosa',
    kind: 'planning',
    days: 6,
    time: '14:30',
    location: OFFICE,
    about: 'The care plan, before Theo signs it.',
    askedAgo: 12,
    fixedAgo: 10,
    wish: {
      kind: 'move',
      ago: 2,
      later: 3,
      time: '16:00',
      reason: 'The vet has given us the same afternoon.',
    },
  },
  {
    who: 'walter',
    kind: 'call',
    days: -30,
    time: '09:00',
    minutes: 30,
    location: 'Phone',
    timeZone: 'America/Denver',
    phone: '303 555 0142',
    askedAgo: 36,
    fixedAgo: 35,
    about: 'What happens to the horses in winter.',
  },
  {
    who: 'harold',
    kind: 'call',
    days: 9,
    time: '17:00',
    minutes: 30,
    timeZone: 'Europe/London',
    phone: '+44 131 496 0321',
    askedAgo: 1,
    about: 'Is the trust good in Scotland as well?\nAfternoons suit me best.',
  },
  {
    who: 'mei',
    kind: 'planning',
    days: 1,
    time: '11:00',
    location: 'Video call',
    fixedAgo: 14,
    about: 'A second caretaker for the summer.',
  },
  {
    who: 'bernice',
    kind: 'intake',
    days: 4,
    time: '13:00',
    location: OFFICE,
    fixedAgo: 20,
    about: 'The two new cats.',
    ended: {
      state: 'cancelled',
      ago: 3,
      reason: 'The office is closed that day. We call you about another one.',
    },
  },
  {
    who: 'ines',
    kind: 'planning',
    days: 13,
    time: '10:30',
    location: OFFICE,
    fixedAgo: 9,
    about: 'Who gets the photographs, and the parrot.',
    wish: {
      kind: 'cancel',
      ago: 1,
      later: 0,
      time: '10:30',
      reason: 'I am travelling after all. I ask again in spring.',
    },
  },
  {
    who: 'arthur',
    kind: 'intake',
    days: 2,
    time: '08:00',
    askedAgo: 8,
    about: 'Early, before work, if that is possible.',
    ended: { state: 'declined', ago: 7, reason: 'We open at nine. Please ask for a later hour.' },
  },
  {
    who: 'nadia',
    kind: 'intake',
    days: 17,
    time: '15:00',
    location: OFFICE,
    fixedAgo: 5,
    about: 'Fostering a pair that must not be parted.',
  },
  {
    who: 'dorothy',
    kind: 'intake',
    days: 8,
    time: '10:00',
    askedAgo: 2,
    phone: '503 555 0177',
    about: 'I am new here and would like to talk it over first.',
  },
];
