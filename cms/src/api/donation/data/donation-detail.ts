/** A donation with its refunds and its changes (part 2 §4). */
import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS, type DonationStatus } from '@hearthside/contract/donation/fields';
import type { DonationChange, DonationDetail } from '@hearthside/contract/donation/shapes';
import { refuse } from '../../../http/refuse';
import { donationOf } from './donation-access';
import { refundsOf } from './donation-refunds';
import { toDonation } from './donation-row';
import { CHANGE_UID } from '../rules/donation-uid';
import { knownMember } from './donor-member';

interface ChangeRow {
  at: string;
  by: string | null;
  from: DonationStatus | null;
  to: DonationStatus;
  refunded: number | null;
  isCorrection: boolean | null;
  reason: string | null;
}

export type Repeated = Pick<ChangeRow, 'by' | 'to'> & { reason: string; refunded?: number };

const changeIn = ({
  at,
  by,
  from,
  to,
  refunded,
  isCorrection,
  reason,
}: ChangeRow): DonationChange => ({
  at: new Date(at).toISOString(),
  by: by ?? '',
  from,
  to,
  refunded: refunded ?? 0,
  isCorrection: Boolean(isCorrection),
  reason: reason ?? '',
});

const changesOf = (strapi: Core.Strapi, donationRef: number, limit = 200): Promise<ChangeRow[]> =>
  strapi.db.query(CHANGE_UID).findMany({ where: { donationRef }, orderBy: { id: 'desc' }, limit });

export async function detail(strapi: Core.Strapi, id: number): Promise<DonationDetail> {
  const row = await donationOf(strapi, id);
  const { note, campaignCode, memberId } = row;
  const donation = {
    ...toDonation(row),
    note: note ?? '',
    campaignCode: campaignCode ?? '',
    member: memberId === null ? null : await knownMember(strapi, memberId),
  };
  const refunds = (await refundsOf(strapi, id)).map((refund) => ({
    id: refund.id,
    date: refund.refundedOn,
    amount: refund.cents,
    isByHand: Boolean(refund.isByHand),
  }));
  return { donation, changes: (await changesOf(strapi, id)).map(changeIn), refunds };
}

/** Whether the same admin repeats their last change because its answer was lost. */
export async function isRepeated(
  strapi: Core.Strapi,
  id: number,
  { by, to, reason, refunded = 0 }: Repeated,
): Promise<boolean> {
  const [last] = await changesOf(strapi, id, 1);
  if (!last) return false;
  const { by: who, to: became, reason: why, refunded: gone } = changeIn(last);
  return who === by && became === to && why === reason && gone === refunded;
}

/** The refusal for someone who comes too late: who changed it last, and when. */
export async function conflict(strapi: Core.Strapi, id: number) {
  const [last] = await changesOf(strapi, id, 1);
  if (!last) return refuse.changedMeanwhile(DONATION_TEXTS.conflict);
  const { by, at, to } = changeIn(last);
  const when = new Date(at).toISOString();
  return refuse.changedMeanwhile(DONATION_TEXTS.conflict, {
    by: by || 'The donation service',
    at: when,
    status: to,
  });
}
