import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import {
  desktopWords,
  isWorthNotifying,
  type DesktopChoice,
  type DesktopPermission,
} from './desktop-rules';

/** A notification that is on the screen. */
export interface ShownNotifications {
  close(): void;
}

/** What telling needs of its browser; the tests bring their own. */
export interface DesktopHost {
  /** Whether a window of the portal, this or another, is looked at. */
  isSeen(): Promise<boolean>;
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T> | T): Promise<T>;
  permission(): DesktopPermission;
  choice(): DesktopChoice;
  /** Makes a message this tab's to tell of; false where another tab has it. */
  take(messageId: number): boolean;
  /** Notes that a message came which a notification would have told of. */
  miss(): void;
  /** The chat as it is now; rejects where it can't be had. */
  chat(chatId: number): Promise<Chat>;
  /** Puts it on the screen; undefined where the browser does not let it. */
  show(words: { title: string; body: string; chatId: number }): ShownNotifications | undefined;
}

/** Tells of new messages on the desktop while nobody looks at the portal: each once, whatever tabs are open. */
export class DesktopNotifier {
  readonly #told = new Map<number, ShownNotifications[]>();
  #hasEnded = false;

  constructor(
    private readonly host: DesktopHost,
    private readonly viewerId: number,
  ) {}

  /** A message has come. Never rejects: what could not be told is in the inbox all the same. */
  async message(message: Message): Promise<void> {
    const { host, viewerId } = this;
    const tells = host.permission() === 'granted' && host.choice() === 'on';
    const mayAsk = host.permission() === 'default' && host.choice() === 'unset';
    if (message.senderId === viewerId || (!tells && !mayAsk)) return;
    try {
      if (await host.isSeen()) return;
      if (!(await host.alone(() => host.take(message.id)))) return;
      const chat = await host.chat(message.chatId);
      // Nobody, or somebody else, may sit here by now.
      if (this.#hasEnded || !isWorthNotifying(chat, message, viewerId)) return;
      if (mayAsk) return host.miss();
      const shown = host.show({ ...desktopWords(chat, message), chatId: chat.id });
      if (shown) this.#told.set(chat.id, [...(this.#told.get(chat.id) ?? []), shown]);
    } catch {
      // The connection went in the very moment: the unread count tells of it when it is back.
    }
  }

  /** The member has read a chat somewhere: what was told of it is no news any more. */
  read(chatId: number): void {
    this.#told.get(chatId)?.forEach((told) => told.close());
    this.#told.delete(chatId);
  }

  /** Takes everything off the screen, and puts nothing there any more: the session is over. */
  end(): void {
    this.#hasEnded = true;
    [...this.#told.keys()].forEach((chatId) => this.read(chatId));
  }
}
