import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';

export interface ConflictNoticeProps {
  /** What went wrong. Without it nothing is shown. */
  problem: string | undefined;
  /** What somebody else has saved in the meantime. */
  theirs: ReactNode;
  /** Whether the form started with what had been typed before. */
  resumed: boolean;
}

/** Shown above a form: what prevented it from being saved, what somebody else has saved, and what was restored. */
export function ConflictNotice({ problem, theirs, resumed }: ConflictNoticeProps) {
  if (problem)
    return (
      <Notice tone={theirs ? 'warn' : 'bad'} live intoView className="mb-4">
        {problem}
        {theirs && (
          <>
            <p>What you typed is still here. Saving again puts it in the place of this:</p>
            <div className="mt-2 rounded-s bg-surface p-3">{theirs}</div>
          </>
        )}
      </Notice>
    );
  if (!resumed) return null;
  return <p className="mb-3 text-s text-ink-soft">What you had typed before is still here.</p>;
}
