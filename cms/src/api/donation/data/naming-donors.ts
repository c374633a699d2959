/** Sets the member and the campaign of an existing gift, with what follows for renewals. */
import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonorInput } from '@hearthside/contract/donation/shapes';
import { lockMembers } from '../../../db/lock-row';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { donationOf } from './donation-access';
import { revisionOf, type DonationRow } from './donation-row';
import * as donationStatuses from './donation-statuses';
import { knownMember, memberOf } from './donor-member';
import * as savingDonations from './saving-donations';
import { nameOf } from '../../../auth/members';

const NO_MEMBER = 'This person is no longer a member';

/** For the log of the donation, which outlives its member: it says what was done, but not to whom. */
function reasonOf(before: DonationRow, { memberId, campaignCode }: DonorInput): string {
  const member = memberId === null ? 'No longer linked to a member' : 'Linked to a member';
  const campaign = campaignCode ? `Campaign set to ${campaignCode}` : 'Campaign removed';
  return [
    before.memberId !== memberId && member,
    (before.campaignCode ?? '') !== campaignCode && campaign,
  ]
    .filter(Boolean)
    .join('. ');
}

const memberIn = async (strapi: Core.Strapi, { memberId }: DonationRow) =>
  memberId === null ? null : knownMember(strapi, memberId);

async function record(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  before: DonationRow,
  after: DonationRow,
) {
  const was = await memberIn(strapi, before);
  const is = await memberIn(strapi, after);
  const changes = [
    { field: 'Member', from: was?.name ?? '', to: is?.name ?? '' },
    { field: 'Campaign', from: before.campaignCode ?? '', to: after.campaignCode ?? '' },
  ].filter(({ from, to }) => from !== to);
  const other = is ?? was;
  await historyService.record(strapi, {
    by: admin.id,
    action: 'changed',
    changes,
    about: { kind: 'donation', id: after.id, name: after.donorName },
    ...(other && { other: { kind: 'member', id: other.id, name: other.name } }),
  });
}

/**
 * Sets a donation's member and campaign, as an admin knows them. Both stay, whatever the service reports later. A
 * renewal for another member is reverted, what it renews now is renewed, and the member is thanked.
 */
export async function nameDonor(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, ...asked }: DonorInput & { revision?: string | undefined },
) {
  const { memberId, campaignCode } = asked;
  const by = await nameOf(strapi, admin.id);
  let isOld = false;
  await transaction(strapi, async () => {
    isOld = false;
    const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
    await lockMembers(strapi, [known.memberId, memberId]);
    const isNew = memberId !== null && memberId !== known.memberId;
    if (isNew && (await memberOf(strapi, { marked: memberId, email: '' })) === null) {
      throw refuse.badInput('Please check the marked fields.', { memberId: NO_MEMBER });
    }
    let before: DonationRow | undefined;
    const { row, changed } = await savingDonations.change(strapi, known, (held) => {
      const reason = reasonOf(held, asked);
      // Nothing to do, also if it was done before and the answer was lost.
      if (reason === '') return null;
      isOld = revision !== undefined && revision !== revisionOf(held);
      // Another member than the one that was locked: someone else was faster.
      isOld ||= held.memberId !== known.memberId;
      if (isOld) return null;
      before = held;
      return { memberId, campaignCode, donorByHand: true, why: { by, reason, isTold: true } };
    });
    if (changed && before) await record(strapi, admin, before, row);
  });
  if (isOld) throw await donationStatuses.conflict(strapi, id);
  return donationStatuses.detail(strapi, id);
}
