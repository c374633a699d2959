import { useMemo } from 'react';
import { useInboxStore } from './use-inbox';

/** What a member can do about messages on their way. */
export interface OutboxActions {
  /** Sends a message, now or as soon as it can be; answers with its client id. */
  send: (chatId: number, content: string, files?: readonly File[]) => string;
  /** Tries a failed message again, with those of its files that had failed. */
  retry: (clientId: string) => void;
  /** Gives up on a message. Where it was just being sent it may be there all the same. */
  discard: (clientId: string) => void;
  retryFile: (clientId: string, localId: string) => void;
  /** The files chosen for a chat's next message, over reloads. */
  staged: (chatId: number) => Promise<File[]>;
  stage: (chatId: number, files: readonly File[]) => void;
  /** Sends the message without this file; one with nothing else in it is discarded. */
  cancelFile: (clientId: string, localId: string) => void;
}

/** The outbox of the member: what is sent waits there until it is there, over reloads and sign-outs. */
export function useOutbox(): OutboxActions {
  const { outbox } = useInboxStore();
  return useMemo(
    () => ({
      send: outbox.send,
      staged: outbox.staged,
      stage: outbox.stage,
      retry: outbox.retry,
      discard: outbox.discard,
      retryFile: outbox.retryFile,
      cancelFile: outbox.cancelFile,
    }),
    [outbox],
  );
}
