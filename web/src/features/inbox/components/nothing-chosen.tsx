import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';

/** Beside the list while no chat is open. */
export function NothingChosen() {
  return (
    <div className="hidden min-w-0 flex-1 place-items-center bg-surface-sunken sm:grid">
      <EmptyState
        icon={<MessagesSquare size={32} aria-hidden />}
        title="Choose a chat to read it here."
      />
    </div>
  );
}
