import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { controller } from '../../../http/controller';
import * as historyService from '../services/history';

export default controller(historyEndpoints, (strapi) => ({
  list: ({ query }) => historyService.list(strapi, query),
}));
