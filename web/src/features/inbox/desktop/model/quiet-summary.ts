import { isNotified } from '@hearthside/contract/inbox/fields';
import { quietUntil } from '@hearthside/contract/notification/quiet-hours';
import { ApiError } from '@/lib/api/api-error';
import type { HeldMessage } from './desktop-memory';
import type { DesktopHost, ShownNotification } from './desktop-notifier';
import { isNotifying, quietWords } from './desktop-rules';

/** How long it waits while the member is at the portal, or the server can't be reached, in milliseconds. */
const AGAIN_MS = 60_000;

/** The unread ones of the held messages of a chat. */
interface UnreadHeld {
  chatId: number;
  messageId: number;
  count: number;
}

/**
 * What came in quiet hours, in one notification once they are over, if it is unread then and the member has left the
 * portal. It outlives its tab: what is held is stored, and the next tab of the member takes it over.
 */
export class QuietSummary {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: { notification: ShownNotification; chatIds: Set<number> } | undefined;
  #hasEnded = false;

  constructor(
    private readonly host: DesktopHost,
    private readonly viewerId: number,
  ) {
    if (host.held(viewerId).length > 0) this.#tellAt(new Date(Date.now() + AGAIN_MS));
  }

  /** Holds a message until then. Nothing where push notifications are on: the server tells this device of it. */
  hold({ id, chatId }: { id: number; chatId: number }, until: Date): void {
    if (this.host.isPushed()) return;
    // An edit that mentions the member is told of the same message.
    this.drop(id);
    this.host.hold({ memberId: this.viewerId, chatId, messageId: id });
    this.#tellAt(until);
  }

  /** A message was deleted. */
  drop(messageId: number): void {
    this.host.release(this.viewerId, messageId);
  }

  /**
   * The member has read a chat up to a message. What was held of it is not held any more, so that nothing is asked about
   * it later. The summary goes once all that it counts was read.
   */
  read(chatId: number, readUpTo: number): void {
    const { host, viewerId } = this;
    for (const held of host.held(viewerId)) {
      const isRead = held.chatId === chatId && held.messageId <= readUpTo;
      if (isRead) host.release(viewerId, held.messageId);
    }
    this.#shown?.chatIds.delete(chatId);
    if (this.#shown?.chatIds.size === 0) this.#close();
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#close();
  }

  #close() {
    void this.#shown?.notification.close();
    this.#shown = undefined;
  }

  #tellAt(time: Date) {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell(), Math.max(0, time.getTime() - Date.now()));
  }

  async #tell() {
    const { host, viewerId } = this;
    const again = () => this.#tellAt(new Date(Date.now() + AGAIN_MS));
    try {
      const held = host.held(viewerId);
      if (held.length === 0) return;
      // First what costs nothing: an open tab that is looked at asks the server for nothing.
      if (await host.isSeen()) return again();
      const quiet = quietUntil(await host.choices(), new Date());
      if (quiet) return this.#tellAt(quiet);
      const unread = await this.#unreadOf(held);
      // Of several tabs the first one tells.
      if (!(await host.alone(() => !this.#hasEnded && host.release(viewerId)))) return;
      const [first] = unread;
      if (!first || !isNotifying(host)) return;
      const chatId = unread.length === 1 ? first.chatId : null;
      const words = quietWords(unread.map(({ count }) => count));
      const notification = host.show({ ...words, chatId, messageId: first.messageId });
      const chatIds = new Set(unread.map((one) => one.chatId));
      if (notification) this.#shown = { notification, chatIds };
    } catch {
      // A computer that has just woken may have no connection yet.
      again();
    }
  }

  /** What of it is still to be told, by chat. Rejects if the server can't be reached. */
  async #unreadOf(held: readonly HeldMessage[]): Promise<UnreadHeld[]> {
    const unread: UnreadHeld[] = [];
    for (const chatId of new Set(held.map((one) => one.chatId))) {
      const chat = await this.host.chat(chatId).catch((error: unknown) => {
        // The member is not in it any more. Anything else may pass.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        return undefined;
      });
      if (!chat || (!isNotified(chat, Date.now()) && chat.unreadMentions === 0)) continue;
      const ids = held.filter((one) => one.chatId === chatId).map(({ messageId }) => messageId);
      const unreadIds = ids.filter((id) => id > chat.readUpTo);
      const count = Math.min(unreadIds.length, chat.unread);
      if (count > 0) unread.push({ chatId, messageId: Math.min(...unreadIds), count });
    }
    return unread;
  }
}
