import { careEndpoints } from '@hearthside/contract/care/endpoints';
import { controller } from '../../../http/controller';
import { answerCsv } from '../../../http/csv-answer';
import * as careService from '../services/care';

export default controller(careEndpoints, (strapi) => ({
  days: ({ member, query }) => careService.days(strapi, member, query),
  tasks: ({ member, query }) => careService.tasks(strapi, member, query.petId),
  create: ({ member, body }) => careService.create(strapi, member, body),
  detail: ({ member, params }) => careService.detail(strapi, member, params.id),
  save: ({ member, params, body }) => careService.save(strapi, member, params.id, body),
  remove: ({ member, params }) => careService.remove(strapi, member, params.id),
  restore: ({ member, params }) => careService.restore(strapi, member, params.id),
  mark: ({ member, body }) => careService.mark(strapi, member, body),
  withdrawMark: ({ member, body }) => careService.withdrawMark(strapi, member, body),
  undo: ({ member, params }) => careService.undo(strapi, member, params.id),
  handOver: ({ member, body }) => careService.handOverTask(strapi, member, body),
  overdue: ({ member, query }) => careService.overdue(strapi, member, query),
  async exportOverdue({ member, ctx }) {
    answerCsv(ctx, { name: 'overdue-care', ...(await careService.exportOverdue(strapi, member)) });
  },
  settings: ({ member }) => careService.settings(strapi, member.id),
  saveSettings: ({ member, body }) => careService.saveSettings(strapi, member.id, body),
  newFeedKey: ({ member }) => careService.newFeedKey(strapi, member.id),
  async feed({ params, ctx }) {
    const text = await careService.feed(strapi, params.key);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.set('Cache-Control', 'private, max-age=300');
    ctx.body = text;
  },
  mailMark: ({ query }) => careService.mailMark(strapi, query.token),
  markByMail: ({ body }) => careService.markByMail(strapi, body.token),
}));
