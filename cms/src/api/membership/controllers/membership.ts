import { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import { controller } from '../../../http/controller';
import * as membershipService from '../services/membership';

export default controller(membershipEndpoints, (strapi) => ({
  own: ({ member }) => membershipService.own(strapi, member),
  plans: async () => ({ plans: await membershipService.planDetails(strapi) }),
  savePlan: ({ params, body }) => membershipService.savePlan(strapi, params.role, body),
  list: ({ query }) => membershipService.list(strapi, query),
  counts: () => membershipService.counts(strapi),
  candidates: ({ query }) => membershipService.candidates(strapi, query),
  trash: ({ query }) => membershipService.trash(strapi, query),
  create: ({ member, body }) => membershipService.create(strapi, member, body),
  detail: ({ params }) => membershipService.detail(strapi, params.id),
  save: ({ member, params, body }) => membershipService.save(strapi, member, params.id, body),
  setReminders: ({ member, params, body }) =>
    membershipService.setReminders(strapi, member, params.id, body.reminders),
  remove: ({ member, params }) => membershipService.remove(strapi, member, params.id),
  restore: ({ member, params }) => membershipService.restore(strapi, member, params.id),
}));
