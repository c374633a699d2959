import type { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { ApiError } from '@/lib/api/api-error';
import type { Call } from '@/lib/api/api-client';
import { chatIdOf, type ChatChange } from '../../model/chat-change';
import {
  afterChange,
  isCurrent,
  isShownOtherwise,
  newestId,
  storedFrom,
  STORED_CHATS,
  STORED_MESSAGES,
  withChanges,
  withPageAfter,
  type StoredChat,
} from '../model/stored-chat';
import { beyondBound } from '../model/stored-inbox';
import type { StoredWriter } from './stored-inbox';

/** How long changes are collected before they are stored, in milliseconds: what was deleted does not wait long. */
const GATHER_MS = 1000;
/** More pages of changes than this are not asked for one by one. */
const CHANGE_PAGES = 3;

/** What storing needs from its surroundings. */
export interface StorerSurroundings {
  viewerId: number;
  list: Call<(typeof inboxEndpoints)['list']>;
  messages: Call<(typeof inboxEndpoints)['messages']>;
  changes: Call<(typeof inboxEndpoints)['changes']>;
  /** Whether everything that happens arrives here at the moment. */
  isLive: () => boolean;
  /** Resolves when the page has nothing else to do. */
  idle: () => Promise<void>;
  now: () => Date;
  after: (ms: number, work: () => void) => () => void;
}

/**
 * Keeps the member's newest chats on the device as the server has them: all of them now and then, and each as soon as
 * something happens in it. Only one thing is done at a time, between other work, and one failure ends it until the next
 * occasion. Never rejects.
 */
export class InboxStorer {
  #isOver = false;
  /** All of it was compared with the server, and nothing can have been missed since. */
  #isWhole = false;
  #ended: () => void = () => undefined;
  /** Resolves when nothing can be stored any more. */
  readonly ended = new Promise<void>((resolve) => (this.#ended = resolve));
  #working: Promise<void> = Promise.resolve();
  #changes = new Map<number, ChatChange[]>();
  #callOff: (() => void) | undefined;

  constructor(
    private readonly writer: StoredWriter,
    private readonly around: StorerSurroundings,
  ) {}

  /** Ends this tab's part. */
  close(): void {
    this.#isOver = true;
    this.#callOff?.();
    this.#changes.clear();
    this.#ended();
  }

  /** Something may have happened that is not heard of here. What is stored counts as of before. */
  readonly missed = (): void => void (this.#isWhole = false);

  /** Something has happened to a chat. It is stored in a moment. */
  readonly take = (change: ChatChange): void => {
    if (this.#isOver) return;
    const id = chatIdOf(change);
    this.#changes.set(id, [...(this.#changes.get(id) ?? []), change]);
    this.#callOff ??= this.around.after(GATHER_MS, () => {
      this.#callOff = undefined;
      void this.#next(() => this.#storeChanges());
    });
  };

  /** Compares everything with the server. What it does not list any more goes first. */
  readonly storeAll = (): Promise<void> => this.#next(() => this.#storeList());

  /** Notes that what is stored is still true, if nothing can have been missed. */
  readonly confirm = (): Promise<void> =>
    this.#next(async () => {
      if (this.#isConfirmed()) await this.#write({ at: this.around.now() });
    });

  #isConfirmed(): boolean {
    return this.#isWhole && this.#changes.size === 0 && this.around.isLive();
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(async () => {
      if (this.#isOver) return;
      await this.around.idle();
      // The server is away, or somebody else is signed in. The next occasion goes on.
      if (!this.#isOver) await work().catch(this.missed);
    });
    return this.#working;
  }

  async #write(change: Parameters<StoredWriter['write']>[0]) {
    if (!(await this.writer.write(change))) this.close();
  }

  async #storeList() {
    const at = this.around.now();
    this.#isWhole = this.around.isLive();
    const listed = await this.#listed();
    const before = new Map((await this.writer.read()).map((stored) => [stored.chat.id, stored]));
    const ids = new Set(listed.map(({ id }) => id));
    await this.#write({ remove: [...before.keys()].filter((id) => !ids.has(id)) });
    for (const chat of listed) {
      if (this.#isOver) return;
      await this.#storeListed(chat, before.get(chat.id));
    }
    await this.#write({ at });
  }

  async #listed(): Promise<Chat[]> {
    try {
      return (await this.around.list({ limit: STORED_CHATS })).chats;
    } catch (error) {
      // The member has no inbox any more.
      if (isRefused(error)) return [];
      throw error;
    }
  }

  async #storeListed(chat: Chat, before: StoredChat | undefined) {
    if (before && isCurrent(before, chat)) {
      const { stored } = afterChange(before, { type: 'chat', chat }, this.around.viewerId);
      if (JSON.stringify(stored) !== JSON.stringify(before)) await this.#write({ put: [stored] });
      return;
    }
    await this.around.idle();
    await this.#storeNewest(chat.id);
  }

  /** Asks for the newest messages in place of everything that is here. What the member may not see is not in them. */
  async #storeNewest(chatId: number) {
    const page = await this.#unlessGone(chatId, () =>
      this.around.messages({ chatId, limit: STORED_MESSAGES }),
    );
    if (page) await this.#put(storedFrom(page));
  }

  async #storeChanges() {
    const changes = this.#changes;
    this.#changes = new Map();
    for (const [chatId, happened] of changes) {
      if (this.#isOver) return;
      await this.#storeChanged(chatId, happened);
    }
    const chats = changes.size > 0 ? await this.writer.read() : [];
    const remove = beyondBound(chats);
    await this.#write({ remove, ...(this.#isConfirmed() && { at: this.around.now() }) });
  }

  async #storeChanged(chatId: number, happened: readonly ChatChange[]) {
    if (happened.some(({ type }) => type === 'gone')) return this.#write({ remove: [chatId] });
    let stored = await this.writer.readChat(chatId);
    // It is not among the newest, unless something new was written in it.
    if (!stored) return happened.some(isNewContent) ? this.#storeNewest(chatId) : undefined;
    const before = stored;
    let isKnown = true;
    for (const change of happened) {
      const changed = afterChange(stored, change, this.around.viewerId);
      stored = changed.stored;
      isKnown = changed.known && isKnown;
    }
    if (isShownOtherwise(before.chat, stored.chat)) {
      // Nothing of it stays that the member may no longer see, also if the server does not answer.
      await this.#write({ remove: [chatId] });
      return this.#storeNewest(chatId);
    }
    // Stored before the server is asked, so that what was deleted is gone also if it does not answer.
    if (stored !== before) await this.#put(stored);
    if (!isKnown) await this.#ask(stored);
  }

  /** Asks for what comes after the messages here, and for what has changed in them. */
  async #ask(stored: StoredChat) {
    const chatId = stored.chat.id;
    if (newestId(stored) === 0) return this.#storeNewest(chatId);
    const page = await this.#unlessGone(chatId, () =>
      this.around.messages({ chatId, after: newestId(stored), limit: STORED_MESSAGES }),
    );
    if (!page) return;
    const longer = withPageAfter(stored, page);
    const changed = longer && (await this.#withChangesSince(longer));
    // Where the ends differ, the member may have lost the right to what is here, and got another.
    if (changed && isCurrent(changed, page.chat)) await this.#put(changed);
    else await this.#storeNewest(chatId);
  }

  async #withChangesSince(stored: StoredChat): Promise<StoredChat | undefined> {
    const { id: chatId, revision } = stored.chat;
    let changed = stored;
    for (let pages = 0; changed.revision !== revision; pages += 1) {
      if (pages === CHANGE_PAGES) return undefined;
      const page = await this.around.changes({ chatId, after: changed.revision });
      changed = { ...withChanges(changed, page.messages), revision: page.upTo };
      if (!page.hasMore) break;
    }
    return changed;
  }

  async #put(stored: StoredChat) {
    const id = stored.chat.id;
    await this.#write(stored.chat.closed ? { remove: [id] } : { put: [stored] });
  }

  /** The answer, or undefined after deleting a chat that is not the member's any more. */
  async #unlessGone<Answer>(chatId: number, ask: () => Promise<Answer>) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefused(error)) throw error;
      await this.#write({ remove: [chatId] });
      return undefined;
    }
  }
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && [403, 404].includes(error.status);

/** What may bring a chat among those with the latest messages. */
const isNewContent = ({ type }: ChatChange) => type === 'message' || type === 'chat';
