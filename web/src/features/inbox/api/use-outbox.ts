import type { Quote } from '@hearthside/contract/inbox/fields';
import { useMemo } from 'react';
import type { Withdrawn } from './message-outbox';
import { useInboxStore } from './use-inbox';

/** What a member can do with unsent messages. */
export interface OutboxActions {
  /** Sends a message, now or as soon as possible. Returns its client id. */
  send: (
    chatId: number,
    content: string,
    files?: readonly File[],
    replyTo?: Quote,
    sendAs?: string,
  ) => string;
  /** Takes a waiting message back. Undefined if it is being sent, or has left. */
  withdraw: (clientId: string) => Promise<Withdrawn | undefined>;
  /** Retries a failed message, with those of its files that had failed. */
  retry: (clientId: string) => void;
  /** Discards a message. If it was just being sent, it may arrive all the same. */
  discard: (clientId: string) => void;
  retryFile: (clientId: string, localId: string) => void;
  /** The files chosen for a chat's next message. They survive reloads. */
  staged: (chatId: number) => Promise<File[]>;
  stage: (chatId: number, files: readonly File[]) => void;
  /** Sends the message without this file. If it has no other content, it is discarded. */
  cancelFile: (clientId: string, localId: string) => void;
}

/** The outbox of the member: a message stays there until it has arrived, even over reloads and sign-outs. */
export function useOutbox(): OutboxActions {
  const { outbox } = useInboxStore();
  return useMemo(
    () => ({
      send: outbox.send,
      staged: outbox.staged,
      stage: outbox.stage,
      retry: outbox.retry,
      discard: outbox.discard,
      withdraw: outbox.withdraw,
      retryFile: outbox.retryFile,
      cancelFile: outbox.cancelFile,
    }),
    [outbox],
  );
}
