import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { userListItem } from '../member/users';
import { assignedForm } from './fill';

/** What can be reviewed one by one: submissions that wait, and members who wait to be verified. */
export const REVIEW_QUEUES = ['submissions', 'newcomers'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];

/** A member as a reviewer needs to know them before deciding on what they sent. */
export const reviewedMember = z.object({
  user: userListItem.shape.user.omit({ featured: true }),
  /** The pets they own, by name. */
  pets: z.array(z.object({ id: z.number(), name: z.string(), breed: z.string() })),
  /** The forms that are meant for them and those they have sent, with how far each is. */
  forms: z.array(
    assignedForm.pick({
      id: true,
      title: true,
      needsReview: true,
      status: true,
      responseId: true,
      progress: true,
      readOnly: true,
      updatedAt: true,
    }),
  ),
});
export type ReviewedMember = z.output<typeof reviewedMember>;

/** The review queue: admins only. */
export const reviewEndpoints = {
  reviewedMember: endpoint({
    method: 'GET',
    path: '/admin/form-submissions/members/:userId',
    access: 'admin_forms',
    summary: 'A member, their pets, and the progress of their forms',
    params: z.strictObject({ userId: id }),
    answer: reviewedMember,
  }),
};
