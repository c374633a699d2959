import { donorInput, type DonationDetail } from '@hearthside/contract/donation/shapes';
import type { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { donor } from './gift-form';

/** The form for a gift's member and campaign. The member has a name here; the output is what is sent. */
export const donorForm = donorInput
  .omit({ memberId: true })
  .extend({ member: donor.nullable() })
  .transform(({ member, ...rest }) => ({ ...rest, memberId: member?.id ?? null }));
export type DonorForm = z.input<typeof donorForm>;

/** The current values. */
export const knownDonor = ({
  member,
  campaignCode,
}: Pick<DonationDetail['donation'], 'member' | 'campaignCode'>): DonorForm => ({
  member,
  campaignCode,
});

/** The fields of a gift's donor as they are compared after a conflict. */
export const DONOR_PARTS: readonly ComparedPart<DonorForm>[] = [
  {
    label: 'Member',
    fields: ['member'],
    show: ({ member }) => (member ? [member.name, member.email].filter(Boolean).join(', ') : ''),
  },
  { label: 'Campaign', fields: ['campaignCode'], show: ({ campaignCode }) => campaignCode },
];
