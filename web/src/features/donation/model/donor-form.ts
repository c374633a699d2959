import { donorInput, type DonationDetail } from '@hearthside/contract/donation/shapes';
import type { z } from 'zod';
import { draft } from '@/lib/drafts/draft';
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

/**
 * What an admin has chosen and not saved, for one revision of the donation: applied to another, it would undo what
 * others did.
 */
export const donorDraft = (
  { id, revision }: Pick<DonationDetail['donation'], 'id' | 'revision'>,
  adminId: number,
) => draft<DonorForm>(adminId, `donation-donor.${id}.${revision}`);
