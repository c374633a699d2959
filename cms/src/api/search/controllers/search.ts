import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { controller } from '../../../http/controller';
import * as searchService from '../services/search';

export default controller(searchEndpoints, (strapi) => ({
  everything: ({ member, query }) => searchService.everything(strapi, member, query.search),
}));
