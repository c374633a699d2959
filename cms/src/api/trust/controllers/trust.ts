import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { controller } from '../../../http/controller';
import * as trustService from '../services/trust';

export default controller(trustEndpoints, (strapi) => ({
  list: ({ query }) => trustService.list(strapi, query),
  create: ({ member, body }) => trustService.create(strapi, member.id, body.name),
  assign: ({ member, body }) => trustService.assign(strapi, member.id, body.userId, body.trustId),
  unassign: ({ member, body }) =>
    trustService.unassign(strapi, member.id, body.userId, body.trustId),
  detail: ({ member, params }) => trustService.detail(strapi, member.id, params.id),
  people: ({ params, query }) => trustService.people(strapi, params.id, query),
  pets: ({ member, params, query }) => trustService.pets(strapi, member.id, params.id, query),
  rename: ({ member, params, body }) => trustService.rename(strapi, member.id, params.id, body),
  saveNotes: ({ member, params, body }) =>
    trustService.saveNotes(strapi, member.id, params.id, body),
  remove: ({ member, params }) => trustService.remove(strapi, member.id, params.id),
}));
