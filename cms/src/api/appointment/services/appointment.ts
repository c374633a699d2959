/** Appointments of members with the office: requested, confirmed, moved, canceled, reminded of (ruling 29). */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../auth/actor';
import * as appointmentAccess from '../data/appointment-access';
import { toAppointment } from '../rules/appointment-row';

export { list, hasAny } from '../data/appointment-list';
export { ask, wish, withdraw } from '../data/asking';
export { calendar } from '../data/calendar-file';
export { decline, cancel, reopen, remove } from '../data/deciding';
export { create, save } from '../data/scheduling';

/** One appointment, for its member and the office. For everyone else it does not exist. */
export const detail = async (strapi: Core.Strapi, actor: Actor, id: number) =>
  toAppointment(await appointmentAccess.seen(strapi, actor, id));
