import { TYPING_MS } from '@hearthside/contract/realtime';
import type { RealtimeClient } from '@/lib/live/realtime-client';

type Line = Pick<RealtimeClient, 'isConnected' | 'watchStatus' | 'subscribe' | 'emit'>;

const NOBODY: readonly number[] = [];
const NONE_ONLINE: ReadonlySet<number> = new Set();

/**
 * The one chat on screen. The server sends events about who is online and who is typing in it. Both are only known
 * while there is a realtime connection.
 */
export class WatchedChat {
  #chatId: number | undefined;
  readonly #openings: number[] = [];
  #online = NONE_ONLINE;
  #typing = NOBODY;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #toldAt = -Infinity;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly viewerId: number,
    private readonly line: Line,
    private readonly now: () => number = Date.now,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Listens to the connection, until the returned function is called. */
  start(): () => void {
    const leave = [
      this.line.subscribe('typing', (told) => this.#heardTyping(told)),
      this.line.subscribe('presence', (told) => this.#heardPresence(told)),
      // The chat's people may have changed.
      this.line.subscribe('chat', ({ chatId }) => void (chatId === this.#chatId && this.#ask())),
      this.line.watchStatus(() => this.#watch()),
    ];
    return () => leave.forEach((each) => each());
  }

  /**
   * The chat is on screen, until the returned function is called. If there are several, the one opened last is
   * watched.
   */
  open(chatId: number): () => void {
    this.#openings.push(chatId);
    this.#watchLast();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#openings.splice(this.#openings.lastIndexOf(chatId), 1);
      this.#watchLast();
    };
  }

  typingIn(chatId: number): readonly number[] {
    return chatId === this.#chatId ? this.#typing : NOBODY;
  }

  onlineIn(chatId: number): ReadonlySet<number> {
    return chatId === this.#chatId ? this.#online : NONE_ONLINE;
  }

  /** Tells the others in the chat that the member is typing, at most once in a while. */
  emitTyping(chatId: number): void {
    if (chatId !== this.#chatId || this.now() - this.#toldAt < TYPING_MS) return;
    if (this.line.emit('typing', { chatId })) this.#toldAt = this.now();
  }

  /** Somebody who has sent a message has stopped typing it. */
  hasSent(chatId: number, memberId: number | null): void {
    if (chatId === this.#chatId && memberId !== null) this.#stopTyping(memberId);
    if (memberId === this.viewerId) this.#toldAt = -Infinity;
  }

  #watchLast() {
    const chatId = this.#openings.at(-1);
    if (chatId === this.#chatId) return;
    this.#chatId = chatId;
    this.#toldAt = -Infinity;
    if (chatId === undefined) this.line.emit('unwatch');
    this.#watch();
  }

  #watch() {
    this.#clear();
    this.#ask();
  }

  /** Asks who is online, and subscribes from now on. Until the answer arrives, the current list stays. */
  #ask() {
    const chatId = this.#chatId;
    if (chatId === undefined || !this.line.isConnected()) return;
    this.line.emit('watch', { chatId }, (watched) => {
      if (chatId !== this.#chatId) return;
      if (!watched.ok) return this.#clear();
      this.#online = new Set(watched.online);
      this.#notify();
    });
  }

  #clear() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    if (this.#online.size === 0 && this.#typing.length === 0) return;
    this.#online = NONE_ONLINE;
    this.#typing = NOBODY;
    this.#notify();
  }

  #heardTyping({ chatId, memberId }: { chatId: number; memberId: number }) {
    if (chatId !== this.#chatId || memberId === this.viewerId) return;
    clearTimeout(this.#timers.get(memberId));
    this.#timers.set(
      memberId,
      setTimeout(() => this.#stopTyping(memberId), 2 * TYPING_MS),
    );
    if (this.#typing.includes(memberId)) return;
    this.#typing = [...this.#typing, memberId];
    this.#notify();
  }

  #stopTyping(memberId: number) {
    clearTimeout(this.#timers.get(memberId));
    if (!this.#timers.delete(memberId)) return;
    this.#typing = this.#typing.filter((id) => id !== memberId);
    this.#notify();
  }

  #heardPresence({ memberId, online }: { memberId: number; online: boolean }) {
    if (this.#online.has(memberId) === online) return;
    const ids = new Set(this.#online);
    if (online) ids.add(memberId);
    else ids.delete(memberId);
    this.#online = ids;
    this.#notify();
  }

  #notify() {
    for (const listener of [...this.#listeners]) listener();
  }
}
