import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation';
import type { DonorInput } from '@hearthside/contract/donation-shapes';
import { lockMembers } from '../../../access/lock-row';
import type { Member } from '../../../access/member-cache';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { donationAccess } from './donation-access';
import { revisionOf, type DonationRow } from './donation-row';
import { donationStatuses } from './donation-statuses';
import { donorMember } from './donor-member';
import { savingDonations } from './saving-donations';

const NO_MEMBER = 'This member is no longer there';

/** In the log of the donation, which outlives its member: what was done, and not to whom. */
function reasonOf(before: DonationRow, { memberId, campaignCode }: DonorInput): string {
  const member = memberId === null ? 'Not a member’s any more' : 'Its member named';
  const campaign = campaignCode ? `Its campaign is ${campaignCode}` : 'Its campaign taken off';
  return [
    before.memberId !== memberId && member,
    (before.campaignCode ?? '') !== campaignCode && campaign,
  ]
    .filter(Boolean)
    .join('. ');
}

/** Saying of a gift that is there whose it is and what it is for, with what follows for renewals. */
export function namingDonors(strapi: Core.Strapi) {
  const { donationOf } = donationAccess(strapi);
  const { change } = savingDonations(strapi);
  const { knownMember, memberOf } = donorMember(strapi);
  const { detail, conflict } = donationStatuses(strapi);

  const memberIn = async ({ memberId }: DonationRow) =>
    memberId === null ? null : knownMember(memberId);

  async function record(admin: Pick<Member, 'id'>, before: DonationRow, after: DonationRow) {
    const was = await memberIn(before);
    const is = await memberIn(after);
    const changes = [
      { field: 'Member', from: was?.name ?? '', to: is?.name ?? '' },
      { field: 'Campaign', from: before.campaignCode ?? '', to: after.campaignCode ?? '' },
    ].filter(({ from, to }) => from !== to);
    const other = is ?? was;
    await services(strapi).history.record({
      by: admin.id,
      action: 'changed',
      changes,
      about: { kind: 'donation', id: after.id, name: after.donorName },
      ...(other && { other: { kind: 'member', id: other.id, name: other.name } }),
    });
  }

  return {
    /**
     * Gives a donation its member and its campaign, as an admin knows them; both stay, whatever the service says
     * later. What it renewed by others is taken back, what it renews now is renewed, and the member is thanked.
     */
    async nameDonor(
      admin: Pick<Member, 'id'>,
      id: number,
      { revision, ...asked }: DonorInput & { revision?: string | undefined },
    ) {
      const { memberId, campaignCode } = asked;
      const by = await services(strapi).member.nameOf(admin.id);
      let isOld = false;
      await transaction(strapi, async () => {
        isOld = false;
        const known = await donationOf(id, DONATION_TEXTS.updateFailed);
        await lockMembers(strapi, [known.memberId, memberId]);
        const isNew = memberId !== null && memberId !== known.memberId;
        if (isNew && (await memberOf({ marked: memberId, email: '' })) === null) {
          throw refuse.badInput('Please check the marked fields.', { memberId: NO_MEMBER });
        }
        let before: DonationRow | undefined;
        const { row, changed } = await change(known, (held) => {
          const reason = reasonOf(held, asked);
          // Nothing to do, also where it was done before and the answer was lost.
          if (reason === '') return null;
          isOld = revision !== undefined && revision !== revisionOf(held);
          // Another member than was held: somebody was faster.
          isOld ||= held.memberId !== known.memberId;
          if (isOld) return null;
          before = held;
          return { memberId, campaignCode, donorByHand: true, why: { by, reason, isTold: true } };
        });
        if (changed && before) await record(admin, before, row);
      });
      if (isOld) throw await conflict(id);
      return detail(id);
    },
  };
}
