import type { Message } from '@hearthside/contract/inbox/fields';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Dialog } from '@/ui/dialogs/dialog';
import { ErrorState } from '@/ui/error-state';
import { Spinner } from '@/ui/spinner';
import { useWordings } from '../../api/use-message-changes';

/** What a message said before its sender changed it. For admins. */
export function WordingsDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { data, error, mutate } = useWordings({ chatId: message.chatId, messageId: message.id });
  return (
    <Dialog open onClose={onClose} title="Earlier versions" description="Only admins see this.">
      {!data && !error && <Spinner label="Loading earlier versions..." />}
      {error !== undefined && (
        <ErrorState
          title="The earlier versions could not be loaded"
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      <ol className="grid gap-4">
        {data?.wordings.map(({ id, content, writtenAt }) => (
          <li key={id}>
            <p className="text-xs text-ink-soft">
              <time dateTime={writtenAt}>{formatDateTime(writtenAt)}</time>
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {content || 'No text, only files'}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
