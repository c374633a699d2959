import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../access/actor';
import { appointmentAccess } from '../domain/appointment-access';
import { appointmentDependents } from '../domain/appointment-dependents';
import { appointmentList } from '../domain/appointment-list';
import { toAppointment } from '../domain/appointment-row';
import { asking } from '../domain/asking';
import { calendarFile } from '../domain/calendar-file';
import { deciding } from '../domain/deciding';
import { fixing } from '../domain/fixing';
import { reminding } from '../domain/reminding';

/** Appointments of members with the office: asked for, fixed, moved, called off, reminded of (ruling 29). */
const appointmentService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...appointmentDependents(strapi),
  ...appointmentList(strapi),
  ...asking(strapi),
  ...calendarFile(strapi),
  ...deciding(strapi),
  ...fixing(strapi),
  ...reminding(strapi),

  /** One appointment, for its member and the office; to everybody else it is not there. */
  detail: async (actor: Actor, id: number) =>
    toAppointment(await appointmentAccess(strapi).seen(actor, id)),
});

export default appointmentService;
export type AppointmentService = ReturnType<typeof appointmentService>;
