/** A donation with its status changes, and setting its status (part 2 §4). */
import type { Core } from '@strapi/strapi';
import {
  DONATION_STATUSES,
  DONATION_TEXTS,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import type { DonationChange, DonationDetail } from '@hearthside/contract/donation/shapes';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { donationOf } from './donation-access';
import { refundsOf } from './donation-refunds';
import { toDonation, revisionOf } from './donation-row';
import { CHANGE_UID } from '../rules/donation-uid';
import { knownMember } from './donor-member';
import * as savingDonations from './saving-donations';
import { nameOf } from '../../../auth/members';

interface ChangeRow {
  at: string;
  by: string | null;
  from: DonationStatus | null;
  to: DonationStatus;
  refunded: number | null;
  isCorrection: boolean | null;
  reason: string | null;
}

type Said = Pick<ChangeRow, 'by' | 'to'> & { reason: string; refunded?: number };

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

const changesOf = (strapi: Core.Strapi, donationRef: number): Promise<ChangeRow[]> =>
  strapi.db
    .query(CHANGE_UID)
    .findMany({ where: { donationRef }, orderBy: { id: 'desc' }, limit: 200 });

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
  { by, to, reason, refunded = 0 }: Said,
): Promise<boolean> {
  const [last] = await changesOf(strapi, id);
  if (!last) return false;
  const { by: who, to: became, reason: why, refunded: gone } = changeIn(last);
  return who === by && became === to && why === reason && gone === refunded;
}

/** The refusal for someone who comes too late: who changed it last, and when. */
export async function conflict(strapi: Core.Strapi, id: number) {
  const [last] = await changesOf(strapi, id);
  if (!last) return refuse.changedMeanwhile(DONATION_TEXTS.conflict);
  const { by, at, to } = changeIn(last);
  const when = new Date(at).toISOString();
  return refuse.changedMeanwhile(DONATION_TEXTS.conflict, {
    by: by || 'The donation service',
    at: when,
    status: to,
  });
}

/** Sets a donation's status by hand. It stays until the service reports a refund. */
export async function setStatus(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  asked: { status: DonationStatus; reason: string; revision?: string | undefined },
): Promise<DonationDetail> {
  const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
  const by = await nameOf(strapi, admin.id);
  let from: DonationStatus | undefined;
  let isOld = false;
  let isDone = false;
  await transaction(strapi, async () => {
    const { row, changed } = await savingDonations.change(strapi, known, (held) => {
      isOld = asked.revision !== undefined && asked.revision !== revisionOf(held);
      from = held.paymentState;
      isDone = held.paymentState === asked.status;
      if (isOld || isDone) return null;
      const why = { by, reason: asked.reason };
      return { paymentState: asked.status, setByHand: true, why };
    });
    if (!changed || !from) return;
    await historyService.record(strapi, {
      by: admin.id,
      action: 'payment_status',
      reason: asked.reason,
      about: { kind: 'donation', id, name: row.donorName },
      changes: [
        {
          field: 'Status',
          from: DONATION_STATUSES[from],
          to: DONATION_STATUSES[row.paymentState],
        },
      ],
    });
  });
  const { status, reason } = asked;
  if (isOld && !(isDone && (await isRepeated(strapi, id, { by, to: status, reason })))) {
    throw await conflict(strapi, id);
  }
  return detail(strapi, id);
}
