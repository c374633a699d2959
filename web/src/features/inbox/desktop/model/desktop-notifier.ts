import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { quietUntil } from '@hearthside/contract/notification/quiet-hours';
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
  /** Whether the member is at a window of the portal, this or another one. */
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
  /** What the member has chosen about notifications, as it is now. Rejects if it can't be loaded. */
  choices(): Promise<Pick<NotificationChoices, 'pushWords' | 'quiet' | 'timeZone'>>;
  /** Shows a notification. Undefined if the browser does not allow it. */
  show(words: ShownWords): ShownNotifications | undefined;
}

/** Shows new messages on the desktop while the member is not at the portal: each once, however many tabs are open. */
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
      const [chat, choices] = await Promise.all([host.chat(message.chatId), host.choices()]);
      // By now nobody, or somebody else, may be signed in.
      if (this.#hasEnded || !hasWordsOf(this.#changed.get(message.id), message)) return;
      if (!isWorthNotifying(chat, message, viewerId)) return;
      // The screen of a desktop lights up a dark room: the member's quiet hours count, as for mails and pushes.
      if (quietUntil(choices, new Date())) return;
      if (mayAsk) return host.miss();
      const words = desktopWords(chat, message, { viewerId, showsWords: choices.pushWords });
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
