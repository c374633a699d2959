import { donorInput, type DonationDetail } from '@hearthside/contract/donation/shapes';
import type { z } from 'zod';
import { draft } from '@/lib/drafts/draft';
import { donor } from './gift-form';

/** The form that says whose a gift is and what for, the member with their name. It gives what is sent. */
export const donorForm = donorInput
  .omit({ memberId: true })
  .extend({ member: donor.nullable() })
  .transform(({ member, ...rest }) => ({ ...rest, memberId: member?.id ?? null }));
export type DonorForm = z.input<typeof donorForm>;

/** What is known of it now. */
export const knownDonor = ({
  member,
  campaignCode,
}: Pick<DonationDetail['donation'], 'member' | 'campaignCode'>): DonorForm => ({
  member,
  campaignCode,
});

/** What an admin has chosen and not saved, of the donation as it was: over another it would undo what others did. */
export const donorDraft = (
  { id, revision }: Pick<DonationDetail['donation'], 'id' | 'revision'>,
  adminId: number,
) => draft<DonorForm>(adminId, `donation-donor.${id}.${revision}`);
