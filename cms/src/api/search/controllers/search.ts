import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { controller } from '../../../http/controller';
import * as linkedPages from '../services/linked-pages';
import * as searchService from '../services/search';

export default controller(searchEndpoints, (strapi) => ({
  everything: async ({ member, query }) => {
    await countAttempt('search_by_account', String(member.id));
    return searchService.everything(strapi, member, query);
  },
  pages: ({ query }) => linkedPages.pages(strapi, query.search),
  missingPages: ({ body }) => linkedPages.missingPages(strapi, body.paths),
}));
