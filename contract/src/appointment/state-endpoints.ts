import { z } from 'zod';
import { endpoint } from '../endpoint';

/** What the portal asks around the appointments, on every page. */
export const appointmentStateEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/appointments/state',
    access: 'member',
    summary:
      'Whether one has any appointment; it opens the section to whoever has no other right to it',
    answer: z.object({ hasAppointments: z.boolean() }),
  }),
};
