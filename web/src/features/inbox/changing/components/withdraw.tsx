import type { OutboxItem } from '../../outbox/model/outbox';
import { useMessageActions } from '../../thread/components/message-actions';
import { useWithdrawing } from './use-withdrawing';

/** Takes a message that waits for a connection back into the composer. */
export function Withdraw({ item }: { item: OutboxItem }) {
  const { reply } = useMessageActions();
  const withdrawItem = useWithdrawing();
  // Where nobody can write any more there is nothing to put it back into.
  if (!reply) return null;
  return (
    <button
      type="button"
      onClick={() => void withdrawItem(item)}
      className="relative ml-1 rounded-s font-semibold underline underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:no-underline"
    >
      Withdraw
    </button>
  );
}
