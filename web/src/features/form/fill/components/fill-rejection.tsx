import type { FilledForm } from '@hearthside/contract/form/fill';
import { Notice } from '@/ui/notice';

export interface FillRejectionProps {
  filled: FilledForm;
  /** Collapsed next to a question, so that the question keeps its position. */
  folded?: boolean;
}

/** The reviewer's message for a form that was rejected. */
export function FillRejection({ filled: { form }, folded }: FillRejectionProps) {
  if (form.status !== 'rejected') return null;
  if (folded) {
    if (!form.reviewMessage) return null;
    return (
      <details className="rounded-m bg-warn-soft px-4 text-s text-ink">
        <summary className="flex min-h-11 items-center rounded-s font-semibold text-warn">
          What needs to be changed
        </summary>
        <p dir="auto" className="pb-3 wrap-anywhere whitespace-pre-line">
          {form.reviewMessage}
        </p>
      </details>
    );
  }
  return (
    <Notice tone="warn" title="This form was sent back to you">
      {form.reviewMessage && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {form.reviewMessage}
        </p>
      )}
      <p className={form.reviewMessage ? 'mt-1 text-ink-soft' : undefined}>
        Look over your answers, change what’s needed, and submit the form again.
      </p>
    </Notice>
  );
}
