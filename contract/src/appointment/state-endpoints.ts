import { z } from 'zod';
import { endpoint } from '../endpoint';

/** What the portal asks around the appointments, on every page. */
export const appointmentStateEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/appointments/state',
    access: 'member',
    summary:
      'Check whether you have any appointments; if so, the section is open to you even without another right to it',
    answer: z.object({ hasAppointments: z.boolean() }),
  }),
};
