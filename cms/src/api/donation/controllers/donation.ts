import { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import { answerCsv } from '../../../http/csv-answer';
import { controller } from '../../../http/controller';
import * as donationService from '../services/donation';

export default controller(donationEndpoints, (strapi) => ({
  list: ({ query }) => donationService.list(strapi, query),
  async exportList({ member, query, ctx }) {
    answerCsv(ctx, await donationService.exportList(strapi, member.id, query));
  },
  totals: ({ query }) => donationService.totals(strapi, query.year),
  service: () => donationService.service(strapi),
  reconcile: () => donationService.reconcileNow(strapi),
  own: ({ member }) => donationService.ownYears(strapi, member.id),
  ownStatement: ({ member, params }) =>
    donationService.ownStatement(strapi, member.id, params.year),
  create: ({ member, body: { key, another, ...typed } }) =>
    donationService.record(strapi, member, typed, { key, another }),
  importList: ({ member, body }) => donationService.importList(strapi, member, body),
  detail: ({ params }) => donationService.detail(strapi, params.id),
  statement: ({ params, query }) => donationService.statementOf(strapi, params.id, query.year),
  setStatus: ({ member, params, body }) =>
    donationService.setStatus(strapi, member, params.id, body),
  correct: ({ member, params, body }) => donationService.correct(strapi, member, params.id, body),
  refund: ({ member, params, body }) => donationService.refund(strapi, member, params.id, body),
  removeRefund: ({ member, params }) => donationService.removeRefund(strapi, member, params),
  nameDonor: ({ member, params, body }) =>
    donationService.nameDonor(strapi, member, params.id, body),
  async putNewsAside({ params, body }) {
    await donationService.dismissWebhookEvent(strapi, params.id, body.aside);
    return donationService.service(strapi);
  },
  webhook: ({ body }) => donationService.receive(strapi, body),
}));
