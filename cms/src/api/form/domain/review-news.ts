import type { Core } from '@strapi/strapi';
import { mailIn, portalLink } from '../../../notify/mail-content';
import { queueMail } from '../../../notify/mail-queue';
import { services } from '../../../services';

/** What was decided of a submission. */
interface Decision {
  formId: number;
  title: string;
  approved: boolean;
  /** Why it was rejected; may be empty. */
  message: string;
}

const APPROVED = 'We have looked at your answers, and there is nothing more for you to do.';
const REJECTED = 'Please look your answers over and send the form again.';

/** Tells a member what was decided of their submission, by notification and mail; part of the decision's transaction. */
export async function tellDecision(
  strapi: Core.Strapi,
  member: { id: number; firstName: string; email: string },
  { formId, title, approved, message }: Decision,
): Promise<void> {
  const subject = approved
    ? `\u201c${title}\u201d was approved`
    : `\u201c${title}\u201d needs changes`;
  const link = approved ? '/forms' : `/forms/${formId}`;
  const body = approved ? APPROVED : message || REJECTED;
  await services(strapi).notification.tell([member.id], {
    kind: 'form',
    title: subject,
    body,
    link,
  });
  const mail = await mailIn(strapi, {
    subject,
    greeting: member.firstName,
    paragraphs: approved
      ? [APPROVED]
      : [...(message ? ['This is what the reviewer says:', message] : []), REJECTED],
    action: { label: approved ? 'See my forms' : 'Edit and resubmit', link: portalLink(link) },
    closing: 'You get this mail because you sent us this form.',
  });
  await queueMail(strapi, member.email, mail);
}
