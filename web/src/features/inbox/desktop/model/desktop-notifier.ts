import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import {
  desktopWords,
  isWorthNotifying,
  type DesktopChoice,
  type DesktopPermission,
} from './desktop-rules';
import { isOfOthers } from '../../model/of-others';

/** A notification that is on the screen. */
export interface ShownNotifications {
  close(): void;
}

/** What a notification says, and of which message. */
export interface ShownWords {
  title: string;
  body: string;
  chatId: number;
  messageId: number;
}

/** What notifying needs from its browser. Tests pass their own. */
export interface DesktopHost {
  /** Whether a window of the portal, this or another one, is visible. */
  isSeen(): Promise<boolean>;
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T> | T): Promise<T>;
  permission(): DesktopPermission;
  choice(): DesktopChoice;
  /** Reserves a message for this tab. False if another tab has it. */
  take(messageId: number): boolean;
  /** Records that a message arrived that would have caused a notification. */
  miss(): void;
  /** The chat as it is now. Rejects if it can't be loaded. */
  chat(chatId: number): Promise<Chat>;
  /** Shows a notification. Undefined if the browser does not allow it. */
  show(words: ShownWords): ShownNotifications | undefined;
}

/** Shows new messages on the desktop while the portal is not visible: each once, however many tabs are open. */
export class DesktopNotifier {
  readonly #told = new Map<number, { message: Message; shown: ShownNotifications }[]>();
  /** Messages that were edited or deleted, as they are now. */
  readonly #changed = new Map<number, Message>();
  #hasEnded = false;

  constructor(
    private readonly host: DesktopHost,
    private readonly viewerId: number,
  ) {}

  /** A message has arrived. Never rejects: without a notification, the message is still in the inbox. */
  async message(message: Message): Promise<void> {
    const { host, viewerId } = this;
    const tells = host.permission() === 'granted' && host.choice() === 'on';
    const mayAsk = host.permission() === 'default' && host.choice() === 'unset';
    if (!isOfOthers(message, viewerId) || (!tells && !mayAsk)) return;
    try {
      if (await host.isSeen()) return;
      if (!(await host.alone(() => host.take(message.id)))) return;
      const chat = await host.chat(message.chatId);
      // By now nobody, or somebody else, may be signed in.
      if (this.#hasEnded || !hasWordsOf(this.#changed.get(message.id), message)) return;
      if (!isWorthNotifying(chat, message, viewerId)) return;
      if (mayAsk) return host.miss();
      const words = desktopWords(chat, message, viewerId);
      const shown = host.show({ ...words, chatId: chat.id, messageId: message.id });
      if (!shown) return;
      const told = { message, shown };
      this.#told.set(chat.id, [...(this.#told.get(chat.id) ?? []), told]);
    } catch {
      // The connection was lost at that very moment. The unread count will show the message once it is back.
    }
  }

  /** The member has read a chat somewhere, so its notifications are closed. */
  read(chatId: number): void {
    this.#told.get(chatId)?.forEach(({ shown }) => shown.close());
    this.#told.delete(chatId);
  }

  /** A message was changed or deleted: nothing shows its former words. Reactions and pins leave them as they are. */
  changed(now: Message): void {
    if (now.editedAt === null && now.deletedAt === null) return;
    this.#changed.set(now.id, now);
    const told = this.#told.get(now.chatId) ?? [];
    const former = told.filter(({ message }) => message.id === now.id && !hasWordsOf(now, message));
    for (const { shown } of former) shown.close();
    this.#told.set(
      now.chatId,
      told.filter((one) => !former.includes(one)),
    );
  }

  /** Closes all notifications and shows no more, because the session is over. */
  end(): void {
    this.#hasEnded = true;
    [...this.#told.keys()].forEach((chatId) => this.read(chatId));
  }
}

/** Whether a message still has the words with which it arrived. It has if no change of it is known. */
const hasWordsOf = (now: Message | undefined, arrived: Message): boolean =>
  now === undefined || (now.content === arrived.content && now.deletedAt === arrived.deletedAt);
