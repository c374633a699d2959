import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { controller } from '../../../http/controller';
import { answerCsv } from '../../../http/csv-answer';
import * as historyService from '../services/history';

export default controller(historyEndpoints, (strapi) => ({
  list: ({ query }) => historyService.list(strapi, query),
  async exportList({ member, query, ctx }) {
    const exported = await historyService.exportList(strapi, member.id, query);
    answerCsv(ctx, { name: 'history', ...exported });
  },
}));
