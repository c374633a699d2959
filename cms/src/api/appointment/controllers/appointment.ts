import { appointmentEndpoints } from '@hearthside/contract/appointment-endpoints';
import { controller } from '../../../access/controller';

export default controller(appointmentEndpoints, 'appointment', (appointments) => ({
  list: ({ member, query }) => appointments.list(member, query),
  state: async ({ member }) => ({ hasAppointments: await appointments.hasAny(member.id) }),
  detail: ({ member, params }) => appointments.detail(member, params.id),
  async calendar({ member, params, ctx }) {
    const { name, text } = await appointments.calendar(member, params.id);
    ctx.attachment(name);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  },

  ask: ({ member, body }) => appointments.ask(member, body),
  askMove: ({ member, params, body }) =>
    appointments.wish(member, params.id, { kind: 'move', ...body }),
  askCancel: ({ member, params, body }) =>
    appointments.wish(member, params.id, { kind: 'cancel', ...body }),
  withdraw: ({ member, params }) => appointments.withdraw(member, params.id),

  create: ({ member, body }) => appointments.create(member, body),
  save: ({ member, params, body }) => appointments.save(member, params.id, body),
  decline: ({ member, params, body }) => appointments.decline(member, params.id, body),
  cancel: ({ member, params, body }) => appointments.cancel(member, params.id, body),
  reopen: ({ member, params }) => appointments.reopen(member, params.id),
  remove: ({ member, params }) => appointments.remove(member, params.id),
}));
