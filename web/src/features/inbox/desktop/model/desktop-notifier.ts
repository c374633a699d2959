import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { quietUntil } from '@hearthside/contract/notification/quiet-hours';
import type { HeldMessage, Tellable } from './desktop-memory';
import {
  desktopWords,
  isNotifying,
  isWorthNotifying,
  type DesktopChoice,
  type DesktopPermission,
} from './desktop-rules';
import { QuietSummary } from './quiet-summary';
import { isMentioned } from '../../mentions/model/is-mentioned';
import { isOfOthers } from '../../model/of-others';

/** A notification that was put on the screen. */
export interface ShownNotification {
  close(): Promise<void> | void;
  /** Whether it is still there: the member has not closed it, and no other one has taken its place. */
  isOpen(): Promise<boolean> | boolean;
}

/** What a notification says, and of which message. */
export interface ShownWords {
  title: string;
  body: string;
  /** Null for several chats. */
  chatId: number | null;
  messageId: number;
  /** When an edit mentioned the member, in milliseconds, as pushes say it. */
  mentionedAt?: number;
}

/** What notifying needs from its browser. Tests pass their own. */
export interface DesktopHost {
  /** Whether the member is at a window of the portal, this or another one. */
  isSeen(): Promise<boolean>;
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T> | T): Promise<T>;
  permission(): DesktopPermission;
  choice(): DesktopChoice;
  /** Reserves what is to be told for this tab. False if another tab has it. */
  take(what: Tellable): boolean;
  /** Records that a message arrived that would have caused a notification. */
  miss(): void;
  /** Whether this device gets push notifications of the member. */
  isPushed(): boolean;
  /** Holds a message for the end of quiet hours, for all tabs. */
  hold(message: HeldMessage): void;
  /** What is held for a member. */
  held(memberId: number): HeldMessage[];
  /** Drops all of it, or one message. False if there was none. */
  release(memberId: number, messageId?: number): boolean;
  /** The chat as it is now. Rejects if it can't be loaded. */
  chat(chatId: number): Promise<Chat>;
  /** What the member has chosen about notifications, as it is now. Rejects if it can't be loaded. */
  choices(): Promise<Pick<NotificationChoices, 'pushWords' | 'quiet' | 'timeZone'>>;
  /** Shows a notification. Undefined if the browser does not allow it. */
  show(words: ShownWords): ShownNotification | undefined;
}

/** A message that was told, and how. */
interface Told {
  message: Message;
  chat: Chat;
  showsWords: boolean;
  shown: ShownNotification;
}

/** Shows new messages on the desktop while the member is not at the portal: each once, however many tabs are open. */
export class DesktopNotifier {
  /** What is on the screen, by chat. */
  readonly #told = new Map<number, Told[]>();
  /** Messages that were changed while this tab was open, as they are now. */
  readonly #changed = new Map<number, Message>();
  readonly #quiet: QuietSummary;
  #hasEnded = false;

  constructor(
    private readonly host: DesktopHost,
    private readonly viewerId: number,
  ) {
    this.#quiet = new QuietSummary(host, viewerId);
  }

  /** A message has arrived. Never rejects: without a notification, the message is still in the inbox. */
  async message(message: Message): Promise<void> {
    const { host, viewerId } = this;
    if (!isOfOthers(message, viewerId) || (!isNotifying(host) && !this.#mayAsk())) return;
    try {
      // Not told anew by an edit that goes on mentioning them.
      if (isMentioned(message, viewerId))
        await host.alone(() => host.take(`mention-${message.id}`));
      if (await host.isSeen()) return;
      if (!(await host.alone(() => host.take(message.id)))) return;
      await this.#tell(message);
    } catch {
      // The connection was lost at that very moment. The unread count will show the message once it is back.
    }
  }

  /** Shows a message with its words as they are now. Rejects if the server can't be reached. */
  async #tell(arrived: Message): Promise<void> {
    const { host, viewerId } = this;
    const [chat, choices] = await Promise.all([host.chat(arrived.chatId), host.choices()]);
    const message = this.#asItIsNow(arrived);
    // By now nobody, or somebody else, may be signed in.
    if (this.#hasEnded || message.deletedAt !== null) return;
    // That is told for itself, by whichever tab has it.
    if (isMentioned(message, viewerId) && !isMentioned(arrived, viewerId)) return;
    if (!isWorthNotifying(chat, message, viewerId)) return;
    // The screen of a desktop lights up a dark room: the member's quiet hours count, as for mails and pushes.
    const quiet = quietUntil(choices, new Date());
    if (quiet) return isNotifying(host) ? this.#quiet.hold(message, quiet) : undefined;
    if (this.#mayAsk()) return host.miss();
    if (!isNotifying(host)) return;
    const showsWords = choices.pushWords;
    const words = desktopWords(chat, message, { viewerId, showsWords });
    const isMention = message.editedAt !== null && isMentioned(message, viewerId);
    const mentionedAt = isMention ? Date.parse(message.editedAt ?? '') : 0;
    const shown = host.show({ ...words, chatId: chat.id, messageId: message.id, mentionedAt });
    if (!shown) return;
    const told = { message, chat, showsWords, shown };
    this.#told.set(chat.id, [...(this.#told.get(chat.id) ?? []), told]);
  }

  #mayAsk = () => this.host.permission() === 'default' && this.host.choice() === 'unset';

  #asItIsNow(arrived: Message): Message {
    const changed = this.#changed.get(arrived.id);
    return changed && changed.updatedAt > arrived.updatedAt ? changed : arrived;
  }

  /** The member has read a chat up to a message somewhere, so its notifications are closed. */
  read(chatId: number, readUpTo: number): void {
    this.#close(chatId);
    this.#quiet.read(chatId, readUpTo);
  }

  #close(chatId: number) {
    for (const { shown } of this.#told.get(chatId) ?? []) void shown.close();
    this.#told.delete(chatId);
  }

  /**
   * A message was changed or deleted: nothing shows its former words. An edit is shown in their place, unless the member
   * has closed it meanwhile. Where no words are shown, only one that mentions the member changes what is on the screen.
   * An edit that newly mentions them is told like a message, whatever is on the screen. Reactions and pins leave it as
   * it is. Never rejects.
   */
  async changed(now: Message): Promise<void> {
    if (now.editedAt === null && now.deletedAt === null) return;
    this.#changed.set(now.id, now);
    if (now.deletedAt !== null) this.#quiet.drop(now.id);
    const all = this.#told.get(now.chatId) ?? [];
    const former = all.find(({ message }) => message.id === now.id);
    const outdated = former && this.#isOutdated(former, now) ? former : undefined;
    if (outdated)
      this.#told.set(
        now.chatId,
        all.filter((one) => one !== outdated),
      );
    const mayMention = this.#mayMentionNewly(now, former);
    if (!outdated && !mayMention) return;
    try {
      const isMine = mayMention && (await this.#takeMention(now, former !== undefined));
      const isOpen = outdated !== undefined && (await outdated.shown.isOpen());
      if (isOpen) await outdated.shown.close();
      const isToTell = mayMention ? isMine : isOpen;
      if (isToTell && now.deletedAt === null && !(await this.host.isSeen())) await this.#tell(now);
    } catch {
      // As with one that arrives.
    }
  }

  /** Whether an edit mentions the member, and what this tab told of the message did not. */
  #mayMentionNewly(now: Message, former: Told | undefined): boolean {
    const { host, viewerId } = this;
    const isEdit = now.deletedAt === null && now.updatedAt === now.editedAt;
    if (!isEdit || !isOfOthers(now, viewerId) || !isMentioned(now, viewerId)) return false;
    if (former && isMentioned(former.message, viewerId)) return false;
    return isNotifying(host) || this.#mayAsk();
  }

  /**
   * Reserves an edit that mentions the member for this tab. Where the message mentioned them before, nobody tells it but
   * the tab that shows it without.
   */
  #takeMention({ id, editedAt }: Message, isShown: boolean): Promise<boolean> {
    const { host } = this;
    return host.alone(() => {
      const isFirst = host.take(`mention-${id}`);
      return (isFirst || isShown) && host.take(`edit-${id}-${editedAt ?? ''}`);
    });
  }

  /** Whether a notification says of a message what is not so any more. */
  #isOutdated({ message, chat, showsWords }: Told, now: Message): boolean {
    if (now.deletedAt !== null) return true;
    const { viewerId } = this;
    if (!showsWords) return isMentioned(now, viewerId) && !isMentioned(message, viewerId);
    const said = (one: Message) => desktopWords(chat, one, { viewerId, showsWords });
    const [before, after] = [said(message), said(now)];
    return before.title !== after.title || before.body !== after.body;
  }

  /** Closes all notifications and shows no more, because the session is over. */
  end(): void {
    this.#hasEnded = true;
    [...this.#told.keys()].forEach((chatId) => this.#close(chatId));
    this.#quiet.end();
  }
}
