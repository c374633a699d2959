import { appointmentEndpoints } from '@hearthside/contract/appointment/endpoints';
import { controller } from '../../../http/controller';
import * as appointmentService from '../services/appointment';

export default controller(appointmentEndpoints, (strapi) => ({
  list: ({ member, query }) => appointmentService.list(strapi, member, query),
  state: async ({ member }) => ({
    hasAppointments: await appointmentService.hasAny(strapi, member.id),
  }),
  detail: ({ member, params }) => appointmentService.detail(strapi, member, params.id),
  async calendar({ member, params, ctx }) {
    const { name, text } = await appointmentService.calendar(strapi, member, params.id);
    ctx.attachment(name);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  },

  ask: ({ member, body }) => appointmentService.ask(strapi, member, body),
  askMove: ({ member, params, body }) =>
    appointmentService.wish(strapi, member, params.id, { kind: 'move', ...body }),
  askCancel: ({ member, params, body }) =>
    appointmentService.wish(strapi, member, params.id, { kind: 'cancel', ...body }),
  withdraw: ({ member, params }) => appointmentService.withdraw(strapi, member, params.id),

  create: ({ member, body }) => appointmentService.create(strapi, member, body),
  save: ({ member, params, body }) => appointmentService.save(strapi, member, params.id, body),
  decline: ({ member, params, body }) =>
    appointmentService.decline(strapi, member, params.id, body),
  cancel: ({ member, params, body }) => appointmentService.cancel(strapi, member, params.id, body),
  reopen: ({ member, params }) => appointmentService.reopen(strapi, member, params.id),
  remove: ({ member, params }) => appointmentService.remove(strapi, member, params.id),
}));
