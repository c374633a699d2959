import { errandEndpoints } from '@hearthside/contract/errand/endpoints';
import { controller } from '../../../http/controller';
import * as errandService from '../services/errand';

export default controller(errandEndpoints, (strapi) => ({
  list: ({ member, query }) => errandService.list(strapi, member.id, query),
  create: ({ member, body }) => errandService.create(strapi, member.id, body.title),
  save: ({ member, params, body }) => errandService.save(strapi, member.id, params.id, body.done),
  remove: ({ member, params }) => errandService.remove(strapi, member.id, params.id),
}));
