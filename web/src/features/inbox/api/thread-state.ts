import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { applyThreadEvent, emptyThread, type Thread, type ThreadEvent } from '../model/thread';
import { withRead } from '../model/thread-chat';
import { sameView, ThreadViews, type ThreadSurroundings, type ThreadView } from './thread-view';

/** What is known of one chat in this tab, and who follows it. `ThreadStore` loads it. */
export abstract class ThreadState {
  protected thread: Thread = emptyThread;
  protected chat: Chat | undefined;
  protected former: readonly ChatUser[] = [];
  protected error: unknown;
  protected olderError: unknown;
  protected loadingOlder = false;
  protected changeHours = 0;
  protected syncing: Promise<void> | undefined;
  protected openings = 0;
  protected caughtUp = false;
  #view: ThreadView | undefined;
  readonly #views = new ThreadViews();
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly chatId: number,
    protected readonly around: ThreadSurroundings,
    /** The message around which it opens. Without one it opens at its end. */
    protected readonly place?: number,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly view = (): ThreadView => (this.#view ??= this.#makeView());

  get isOpen(): boolean {
    return this.openings > 0;
  }

  /** Up to which message the member has read the chat, as far as is known here. 0 for none. */
  get readUpTo(): number {
    return this.chat?.readUpTo ?? 0;
  }

  /** Takes in a message from a realtime event. */
  take(message: Message): void {
    this.apply({ type: 'message', message });
    this.changed();
  }

  /** Takes in that a message was changed or deleted, whether it is loaded or not. */
  takeChanged(message: Message): void {
    this.apply({ type: 'changed', messages: [message] });
    this.changed();
  }

  /** Takes in that somebody has read the chat up to a message. */
  takeRead(memberId: number, readUpTo: number): void {
    if (!this.chat) return;
    this.chat = withRead(this.chat, memberId, readUpTo, this.around.viewerId);
    this.changed();
  }

  protected takeFormer(people: readonly ChatUser[]) {
    const fresh = people.filter(({ id }) => this.former.every((known) => known.id !== id));
    if (fresh.length > 0) this.former = [...this.former, ...fresh];
  }

  protected apply(event: ThreadEvent) {
    this.thread = applyThreadEvent(this.thread, event);
    this.around.known('messages' in event ? event.messages : [event.message]);
    if ('hasMore' in event) this.around.came(event.messages);
  }

  protected changed() {
    const before = this.#view;
    const view = this.#makeView();
    if (before && sameView(before, view)) return;
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  }

  #makeView(): ThreadView {
    return this.#views.of(this.thread, {
      chat: this.chat,
      formerMembers: this.former,
      changeHours: this.changeHours,
      loadingOlder: this.loadingOlder,
      olderError: this.olderError,
      error: this.error,
      isLoading: !this.thread.loaded && (this.syncing !== undefined || this.error === undefined),
      caughtUp: this.caughtUp,
    });
  }
}
