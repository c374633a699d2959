/** Appointments of members with the office: asked for, fixed, moved, called off, reminded of (ruling 29). */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../auth/actor';
import * as appointmentAccess from '../domain/appointment-access';
import { toAppointment } from '../domain/appointment-row';

export { list, hasAny } from '../domain/appointment-list';
export { ask, wish, withdraw } from '../domain/asking';
export { calendar } from '../domain/calendar-file';
export { decline, cancel, reopen, remove } from '../domain/deciding';
export { create, save } from '../domain/fixing';

/** One appointment, for its member and the office; to everybody else it is not there. */
export const detail = async (strapi: Core.Strapi, actor: Actor, id: number) =>
  toAppointment(await appointmentAccess.seen(strapi, actor, id));
