import { membershipEndpoints } from '@hearthside/contract/membership-endpoints';
import { controller } from '../../../access/controller';

export default controller(membershipEndpoints, 'membership', (memberships) => ({
  own: ({ member }) => memberships.own(member),
  plans: async () => ({ plans: await memberships.planDetails() }),
  savePlan: ({ params, body }) => memberships.savePlan(params.role, body),
  list: ({ query }) => memberships.list(query),
  counts: () => memberships.counts(),
  candidates: ({ query }) => memberships.candidates(query),
  trash: ({ query }) => memberships.trash(query),
  create: ({ member, body }) => memberships.create(member, body),
  detail: ({ params }) => memberships.detail(params.id),
  save: ({ member, params, body }) => memberships.save(member, params.id, body),
  setReminders: ({ member, params, body }) =>
    memberships.setReminders(member, params.id, body.reminders),
  remove: ({ member, params }) => memberships.remove(member, params.id),
  restore: ({ member, params }) => memberships.restore(member, params.id),
}));
