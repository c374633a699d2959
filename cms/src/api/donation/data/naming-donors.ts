/** Sets the member and the campaign of an existing gift, with what follows for renewals. */
import type { Core } from '@strapi/strapi';
import type { DonationDetail, DonorInput } from '@hearthside/contract/donation/shapes';
import { lockMembers } from '../../../db/lock-row';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { changeByAdmin } from './changing-by-admin';
import type { DonationRow } from './donation-row';
import { knownMember, memberOf } from './donor-member';

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

/** What the history says of another member or campaign, with the member as its other side. */
export async function donorEntry(strapi: Core.Strapi, before: DonationRow, after: DonationRow) {
  const was = await memberIn(strapi, before);
  const is = await memberIn(strapi, after);
  const changes = [
    { field: 'Member', from: was?.name ?? '', to: is?.name ?? '' },
    { field: 'Campaign', from: before.campaignCode ?? '', to: after.campaignCode ?? '' },
  ].filter(({ from, to }) => from !== to);
  const other = is ?? was;
  return {
    action: 'changed' as const,
    changes,
    ...(other && { other: { kind: 'member' as const, id: other.id, name: other.name } }),
  };
}

/**
 * Sets a donation's member and campaign, as an admin knows them. Both stay, whatever the service reports later. A
 * renewal for another member is reverted, what it renews now is renewed, and the member is thanked.
 * @throws 400 for somebody who is no member, 404, 409 for a donation that someone else changed meanwhile
 */
export const nameDonor = (
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, ...asked }: DonorInput & { revision?: string | undefined },
): Promise<DonationDetail> => {
  const { memberId, campaignCode } = asked;
  return changeByAdmin(strapi, admin, id, {
    revision,
    async lockFirst(known) {
      await lockMembers(strapi, [known.memberId, memberId]);
      const isNew = memberId !== null && memberId !== known.memberId;
      if (isNew && (await memberOf(strapi, { marked: memberId, email: '' })) === null) {
        throw refuse.badInput('Please check the marked fields.', { memberId: NO_MEMBER });
      }
      return known.memberId;
    },
    isDone: (held) => reasonOf(held, asked) === '',
    decide: (held, by) => ({
      memberId,
      campaignCode,
      donorByHand: true,
      why: { by, reason: reasonOf(held, asked), isNotified: true },
    }),
    entry: (before, after) => donorEntry(strapi, before, after),
  });
};
