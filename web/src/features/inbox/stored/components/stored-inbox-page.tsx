import type { ReactNode } from 'react';
import { latePart } from '@/ui/late-part';
import { SkeletonCards } from '@/ui/skeleton';

const useView = latePart(async () => (await import('./stored-inbox-view')).StoredInboxView);

export interface StoredInboxPageProps {
  /** The chat that the address names. Undefined for the list. */
  asked: string | undefined;
  onRetry: () => Promise<void>;
  /** What is shown if this device has stored no chats. */
  otherwise: ReactNode;
}

/** The chats on this device as a page without the shell, for a member whose session the server can't confirm now. */
export function StoredInboxPage({ otherwise, ...props }: StoredInboxPageProps) {
  const { data: View, error } = useView();
  if (View) return <View {...props} otherwise={otherwise} />;
  return error ? otherwise : <SkeletonCards count={4} label="Loading chats..." />;
}
