import { helpEndpoints } from '@hearthside/contract/help/endpoints';
import { controller } from '../../../http/controller';
import * as helpService from '../services/help';

export default controller(helpEndpoints, (strapi) => ({
  list: ({ member, query }) => helpService.list(strapi, member, query.topic),
  emergencies: () => helpService.emergencies(strapi),
  detail: ({ member, params }) => helpService.detail(strapi, member, params.id),
  search: ({ member, query }) => helpService.search(strapi, member, query.search),
  videos: ({ member }) => helpService.videos(strapi, member),
  vote: ({ member, params, body }) => helpService.vote(strapi, member, params.id, body.helpful),
  contact: ({ member, body }) => helpService.contact(strapi, member, body),

  create: ({ member, body }) => helpService.create(strapi, member, body),
  save: ({ member, body }) => helpService.save(strapi, member, body),
  remove: ({ query }) => helpService.remove(strapi, query.id, query.topic),
  trash: ({ query }) => helpService.trash(strapi, query),
  restore: ({ member, params, body }) => helpService.restore(strapi, member, params.id, body.topic),
  move: ({ member, params, body }) => helpService.move(strapi, member, params.id, body.before),
  missed: ({ query }) => helpService.missed(strapi, query),
  forgetMissed: ({ params }) => helpService.forgetMissed(strapi, params.id),
}));
