import { z } from 'zod';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { keyOf } from '../notation';
import { memberName } from '../people';
import { readData } from '../read-data';

const time = z.string().regex(/^\d\d:\d\d$/);

/** One of the demo's appointments: its day so many days from the seed's, moved off weekends. */
const demoAppointmentSchema = z.strictObject({
  who: memberName,
  kind: keyOf(APPOINTMENT_KINDS),
  days: z.int(),
  time,
  /** The member's own zone, where they asked by it; else the office's. */
  timeZone: z.string().optional(),
  minutes: z.int().optional(),
  /** Where it is, once it is fixed. */
  location: z.string().optional(),
  phone: z.string().optional(),
  about: z.string(),
  /** So many days before the seed the member asked for it; without it the office has fixed it by itself. */
  askedAgo: z.number().optional(),
  /** So many days before the seed the office fixed it; without it the office has not answered. */
  fixedAgo: z.number().optional(),
  wish: z
    .strictObject({
      kind: z.enum(['move', 'cancel']),
      ago: z.number(),
      later: z.int(),
      time,
      reason: z.string(),
    })
    .optional(),
  ended: z
    .strictObject({ state: z.enum(['declined', 'cancelled']), ago: z.number(), reason: z.string() })
    .optional(),
});
export type DemoAppointment = z.infer<typeof demoAppointmentSchema>;

/** Past and coming, in every state there is. */
export const APPOINTMENTS: readonly DemoAppointment[] = readData(
  'appointments/appointments',
  z.array(demoAppointmentSchema),
);
