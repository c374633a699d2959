import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { Notice } from '@/ui/notice';
import type { FillNotice } from '../model/fill-snapshot';

export interface FillClosedProps {
  notice: FillNotice | undefined;
  /** What was sent is what was sent from here. */
  isOwn: boolean;
}

/** Why a form that was being filled here can only be read now. */
export function FillClosed({ notice, isOwn }: FillClosedProps) {
  if (notice?.kind === 'sent' && isOwn) {
    // The confirmation was lost on the way.
    return (
      <Notice tone="good" live>
        {FORM_TEXTS.submitted}
      </Notice>
    );
  }
  if (notice?.kind === 'sent') {
    return (
      <Notice tone="warn" live title="This form was already sent">
        It was sent from another device or window. What you’ve typed here since isn’t included.
      </Notice>
    );
  }
  if (notice?.kind === 'approved') {
    return (
      <Notice tone="good" live title="This form was approved after all">
        Our team approved what you had sent. What you’ve typed since isn’t included.
      </Notice>
    );
  }
  if (notice?.kind === 'undone') {
    return (
      <Notice live title="This form is being reviewed again">
        Our team withdrew its decision and is reviewing what you sent. What you’ve typed since isn’t
        included.
      </Notice>
    );
  }
  return null;
}
