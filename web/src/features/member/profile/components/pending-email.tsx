import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';

export interface PendingEmailProps {
  /** Nothing is shown without one. */
  pending: string | null;
  /** The current address, which is valid until then. */
  current: string;
  /** The first name of the person whose address it is. Left out for one's own. */
  whose?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A changed email address that waits for confirmation. */
export function PendingEmail({ pending, current, whose, action }: PendingEmailProps) {
  if (!pending) return null;
  return (
    <Notice
      tone="info"
      action={action}
      title={
        whose ? 'The new email address is not confirmed yet' : 'Confirm your new email address'
      }
    >
      {whose
        ? `We sent a link to ${pending}. Until ${whose} follows it, ${current} stays the address for signing in.`
        : `We sent a link to ${pending}. Until you follow it, ${current} stays your address for signing in.`}
    </Notice>
  );
}
