import type { Core } from '@strapi/strapi';
import { mailIn, portalLink } from '../../../notify/mail-content';
import { queueMail } from '../../../notify/mail-queue';
import { services } from '../../../services';

/** What was decided of a submission. */
interface Decision {
  formId: number;
  title: string;
  approved: boolean;
  /** The form is still meant for its member. */
  canResend: boolean;
  /** Why it was rejected; may be empty. */
  message: string;
}

const APPROVED = 'We have looked at your answers, and there is nothing more for you to do.';
const REJECTED = 'Please look your answers over and send the form again.';

const CLOSED =
  'The form is not meant for you any more, so there is nothing to send again. What you sent stays there to be read.';

/** What is said in a few words of a form that was rejected, and what can be done about it. */
const wordsFor = (canResend: boolean) =>
  canResend
    ? { verdict: 'needs changes', advice: REJECTED, label: 'Edit and resubmit' }
    : { verdict: 'was rejected', advice: CLOSED, label: 'See what you sent' };

/** Tells a member what was decided of their submission, by notification and mail; part of the decision's transaction. */
export async function tellDecision(
  strapi: Core.Strapi,
  member: { id: number; firstName: string; email: string },
  { formId, title, approved, canResend, message }: Decision,
): Promise<void> {
  const { verdict, advice, label } = wordsFor(canResend);
  const subject = `\u201c${title}\u201d ${approved ? 'was approved' : verdict}`;
  const link = approved ? '/forms' : `/forms/${formId}`;
  const body = approved ? APPROVED : message || advice;
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
      : [...(message ? ['This is what the reviewer says:', message] : []), advice],
    action: { label: approved ? 'See my forms' : label, link: portalLink(link) },
    closing: 'You get this mail because you sent us this form.',
  });
  await queueMail(strapi, member.email, mail);
}
