import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';

export interface BlogUnreadableProps {
  onRetry?: () => unknown;
  action?: ReactNode;
}

/** Shown instead of a blog whose stored content can't be read (part 2 §8). */
export function BlogUnreadable({ onRetry, action }: BlogUnreadableProps) {
  return (
    <ErrorState
      title={BLOG_TEXTS.unreadable}
      message="The saved content can’t be read. The office can restore an earlier version."
      onRetry={onRetry && (() => void onRetry())}
      action={action}
    />
  );
}
