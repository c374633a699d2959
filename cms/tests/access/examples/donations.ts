import { plantDonation, plantUnusableWebhookEvent } from '../../harness/donations';
import { unique } from '../../harness/members';
import { NONE, type Example, type Make } from './example';

/** What no call changes is planted once, because the matrix makes some thousand calls. */
let planted: Promise<number> | undefined;
const there = () => (planted ??= plantDonation());
/** An admin's calls each get a donation of their own. Refused callers change none. */
const mine = ({ role }: { role: string }) => (role === 'admin' ? plantDonation() : there());

const of =
  (
    path: string,
    ask: Example['ask'] = {},
    plant: (caller: { role: string }) => Promise<number> = there,
  ): Make =>
  async (caller, relation) => {
    const id = relation === 'none' ? NONE : await plant(caller);
    return { path: path.replace(':id', String(id)), ask };
  };

const gift = () => ({
  donorName: 'Matrix Donor',
  donorEmail: '',
  memberId: null,
  amount: 100,
  note: '',
  date: '2026-01-02',
  method: 'check',
  reference: unique('no'),
  campaignCode: '',
  key: unique('a-long-key'),
});

/** Good requests for donations. */
export const donationExamples: Record<string, Make> = {
  'GET /donations': () => ({}),
  'GET /donations/export': () => ({ ask: { query: { search: 'matrix' } } }),
  'GET /donations/totals': () => ({}),
  'GET /donations/service': () => ({}),
  'POST /donations/reconcile': () => ({ ask: { body: {} } }),
  'GET /donations/mine': () => ({}),
  'GET /donations/mine/:year': (_caller, relation) => ({
    path: `/donations/mine/${relation === 'none' ? 1 : 2026}`,
  }),
  'POST /donations': () => ({ ask: { body: gift() } }),
  'POST /donations/import': () => ({
    ask: { body: { csv: 'Donor,Amount,Date\nMatrix,1,2026-01-02', record: false } },
  }),
  'GET /donations/:id': of('/donations/:id'),
  'GET /donations/:id/statement': of('/donations/:id/statement', { query: { year: 2026 } }),
  'PATCH /donations/:id': of(
    '/donations/:id',
    { body: { status: 'pending', reason: 'By the matrix' } },
    mine,
  ),
  'PATCH /donations/:id/gift': (caller, relation) =>
    of(
      '/donations/:id/gift',
      {
        body: {
          donorName: 'Planted Donor',
          donorEmail: '',
          amount: 1100,
          date: '2026-03-01',
          method: 'check',
          // One of its own: a second gift that says the same would have to be meant.
          reference: unique('no'),
          note: '',
          reason: 'By the matrix',
          revision: '1',
        },
      },
      mine,
    )(caller, relation),
  'POST /donations/:id/refunds': of(
    '/donations/:id/refunds',
    { body: { amount: 100, date: '2026-04-01', reason: 'By the matrix', revision: '1' } },
    mine,
  ),
  'DELETE /donations/:id/refunds/:refundId': of(`/donations/:id/refunds/${NONE}`, {}, mine),
  'PATCH /donations/:id/donor': of(
    '/donations/:id/donor',
    { body: { memberId: null, campaignCode: 'MATRIX' } },
    mine,
  ),
  'PATCH /donations/news/:id': of(
    '/donations/news/:id',
    { body: { aside: true } },
    plantUnusableWebhookEvent,
  ),
  'POST /webhooks/givebutter': () => ({
    ask: { body: { id: unique('evt'), event: 'campaign.created', data: {} } },
  }),
};
