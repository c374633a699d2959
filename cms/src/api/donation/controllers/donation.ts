import { donationEndpoints } from '@hearthside/contract/donation-endpoints';
import { answerCsv } from '../../../access/csv-answer';
import { controller } from '../../../access/controller';

export default controller(donationEndpoints, 'donation', (donation) => ({
  list: ({ query }) => donation.list(query),
  async exportList({ query, ctx }) {
    answerCsv(ctx, await donation.exportList(query));
  },
  totals: ({ query }) => donation.totals(query.year),
  service: () => donation.service(),
  reconcile: () => donation.reconcileNow(),
  own: ({ member }) => donation.ownYears(member.id),
  ownStatement: ({ member, params }) => donation.ownStatement(member.id, params.year),
  create: ({ member, body: { key, another, ...typed } }) =>
    donation.record(member, typed, { key, another }),
  importList: ({ member, body }) => donation.importList(member, body),
  detail: ({ params }) => donation.detail(params.id),
  statement: ({ params, query }) => donation.statementOf(params.id, query.year),
  setStatus: ({ member, params, body }) => donation.setStatus(member, params.id, body),
  nameDonor: ({ member, params, body }) => donation.nameDonor(member, params.id, body),
  async putNewsAside({ params, body }) {
    await donation.putNewsAside(params.id, body.aside);
    return donation.service();
  },
  webhook: ({ body }) => donation.receive(body),
}));
