import type { Core } from '@strapi/strapi';
import { formPages } from '@hearthside/contract/form/pages';
import * as notificationService from '../../notification/services/notification';
import { MEMBER } from '../../notification/rules/named-member';
import type { ReviewUndo } from '../data/form-row';
import { seriesOf } from '../data/form-series';
import { adminIds } from '../../../auth/member-access';

/** The decision on a submission. */
interface Decision {
  formId: number;
  title: string;
  approved: boolean;
  /** When it was decided. */
  at: Date;
  /** The form is still meant for its member. */
  canResend: boolean;
  /** Why it was rejected; may be empty. */
  message: string;
  /** If it can be undone: the key of the notice, and until when the email waits. */
  undo: Pick<ReviewUndo, 'key' | 'until'> | null;
}

const APPROVED = 'We reviewed your answers. You don’t need to do anything else.';
const NOTHING_TO_DO = 'You don’t need to do anything else.';
const REJECTED = 'Please review your answers and send the form again.';

const CLOSED =
  'This form is no longer assigned to you, so you can’t send it again. You can still read what you sent.';

/** The short texts about a rejected form, and what can be done about it. */
const wordsFor = (canResend: boolean) =>
  canResend
    ? { verdict: 'needs changes', advice: REJECTED, label: 'Edit and resubmit' }
    : { verdict: 'was rejected', advice: CLOSED, label: 'See what you sent' };

/**
 * Tells a member what was decided on their submission, by the bell and by email; part of the decision's transaction.
 */
export function notifyDecision(
  strapi: Core.Strapi,
  memberId: number,
  { formId, title, approved, at, canResend, message, undo }: Decision,
): Promise<void> {
  const { verdict, advice, label } = wordsFor(canResend);
  const asksAgain = !approved && canResend;
  return notificationService.announce(strapi, {
    to: [memberId],
    kind: 'form',
    title: `\u201c${title}\u201d ${approved ? 'was approved' : verdict}`,
    body: approved ? APPROVED : message || advice,
    link: approved ? formPages.assigned : formPages.fill(formId),
    ...(undo && { key: undo.key }),
    mail: {
      ...(undo && { notBefore: new Date(undo.until) }),
      series: { name: seriesOf[asksAgain ? 'sentBack' : 'decided'](formId, at), ends: [] },
      lead: (organization) => `${organization} reviewed your answers to \u201c${title}\u201d.`,
      paragraphs: approved
        ? [NOTHING_TO_DO]
        : [...(message ? ['The reviewer wrote:', message] : []), advice],
      action: { label: approved ? 'See my forms' : label },
      reason: 'you sent us this form',
    },
  });
}

/** Tells the admins that a member's answers wait for them, by the bell; part of the transaction that sends them. */
export async function notifySubmitted(
  strapi: Core.Strapi,
  memberId: number,
  { title, responseId }: { title: string; responseId: number },
): Promise<void> {
  await notificationService.announce(strapi, {
    to: (await adminIds(strapi)).filter((id) => id !== memberId),
    kind: 'submission',
    title: `${MEMBER} has sent \u201c${title}\u201d`,
    body: 'It’s ready for review.',
    link: formPages.submission(responseId),
    about: memberId,
  });
}
