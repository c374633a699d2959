import type { ReviewStatus, Submission } from '@hearthside/contract/form/submission';
import type { BadgeTone } from '@/ui/badge';
import { fullName } from '@/lib/full-name';

/** The sender of a submission. */
export const senderOf = (submission: Submission) =>
  fullName({ firstName: submission.userFirstName, lastName: submission.userLastName });

/** How a review status is shown (part 2 §2). */
export const REVIEW_LOOKS: Record<ReviewStatus, { text: string; tone: BadgeTone }> = {
  pending: { text: 'Pending', tone: 'warn' },
  approved: { text: 'Approved', tone: 'good' },
  rejected: { text: 'Rejected', tone: 'bad' },
};

/** How a member's verification is shown (part 2 §2: Approved or Pending). */
export const verificationLook = (verified: boolean): { text: string; tone: BadgeTone } =>
  verified ? { text: 'Approved', tone: 'good' } : { text: 'Pending', tone: 'warn' };
