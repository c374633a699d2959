import type { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { Chat, ChatUser, Message, Quote } from '@hearthside/contract/inbox/fields';
import type { Call } from '@/lib/api/api-client';
import { pinsOf } from '../pins/model/pins';
import { quoteNow } from '../model/quote';
import { messageNow, type Thread } from '../model/thread';

/** A thread as it is shown. */
export interface ThreadView {
  chat: Chat | undefined;
  messages: readonly Message[];
  /** The pinned messages, the last pinned first, whether they are loaded or not. */
  pins: readonly Message[];
  formerMembers: readonly ChatUser[];
  /** A quote in what is not sent yet, as its message is now. Another function once something has changed. */
  quoted: (quote: Quote) => Quote;
  hasOlder: boolean;
  /** It was opened around a message, and what comes after these is not loaded yet. */
  hasNewer: boolean;
  /** How many hours after sending a message can be changed and deleted. */
  changeHours: number;
  loadingOlder: boolean;
  olderError: unknown;
  error: unknown;
  isLoading: boolean;
  /** What was missed, before it was opened or during a connection loss, has been requested. */
  caughtUp: boolean;
}

/** What a thread needs from its surroundings. */
export interface ThreadSurroundings {
  viewerId: number;
  messages: Call<(typeof inboxEndpoints)['messages']>;
  changes: Call<(typeof inboxEndpoints)['changes']>;
  pins: Call<(typeof inboxEndpoints)['pins']>;
  /** Called with every page's messages. */
  came: (messages: readonly Message[]) => void;
  /** Called with messages as they are now, whether they have changed or not. */
  known: (messages: readonly Message[]) => void;
  /** The messages that are answered by what is not sent yet. */
  answered: () => readonly number[];
  /** Called when the member is no longer in the chat, with the messages that were loaded. */
  lost: (messages: readonly Message[]) => void;
  /** Called when the server says that the chat is not the member's any more. */
  gone?: () => void;
  now: () => number;
}

/** Whether nothing has changed between two views. */
export const sameView = (one: ThreadView, other: ThreadView): boolean =>
  (Object.keys(one) as (keyof ThreadView)[]).every((key) => one[key] === other[key]);

/** Makes the views of a thread. Where the same messages are pinned, and where nothing has changed, parts are shared. */
export class ThreadViews {
  #pins: readonly Message[] = NONE;
  #quotes: { thread: Thread; quoted: ThreadView['quoted'] } | undefined;

  of(thread: Thread, state: Omit<ThreadView, OfThread>): ThreadView {
    const { loaded, messages, hasOlder, hasNewer } = thread;
    return {
      ...state,
      messages: loaded ? messages : NONE,
      pins: this.#pinsOf(thread),
      quoted: this.#quotedIn(thread),
      hasOlder,
      hasNewer,
    };
  }

  #pinsOf(thread: Thread): readonly Message[] {
    const pins = thread.loaded ? pinsOf(thread) : NONE;
    const before = this.#pins;
    const isSame = pins.length === before.length && pins.every((pin, at) => pin === before[at]);
    return isSame ? before : (this.#pins = pins);
  }

  #quotedIn(thread: Thread): ThreadView['quoted'] {
    if (this.#quotes?.thread === thread) return this.#quotes.quoted;
    const quoted: ThreadView['quoted'] = (quote) => quoteNow(quote, messageNow(thread, quote.id));
    this.#quotes = { thread, quoted };
    return quoted;
  }
}

/** What a view takes from the thread alone. */
type OfThread = 'messages' | 'pins' | 'quoted' | 'hasOlder' | 'hasNewer';

const NONE: readonly Message[] = [];
