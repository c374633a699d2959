import type { ClientEvents, ServerEvents } from '@hearthside/contract/realtime';
import type { OpenSocket, SocketOpener } from './realtime-socket';
import type { SessionState } from '../session/session-client';

/**
 * Whether news come by themselves: they do; only some do, and the rest is asked for (`partial`); it is being tried;
 * or the server has not been reached.
 */
export type RealtimeStatus = 'live' | 'partial' | 'connecting' | 'away';

/** What the client needs of the session. */
export interface RealtimeSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  validToken(): Promise<string>;
  renewedToken(refused: string): Promise<string>;
}

/** What the client needs of its browser; the tests bring their own. */
export interface RealtimeBrowser {
  now(): number;
  /** Does the work after so many milliseconds; answers with how to call that off. */
  after(ms: number, work: () => void): () => void;
  /** A share from 0 to 1, by which many windows are kept from coming back at the same moment. */
  chance(): number;
  /** Calls when a connection may be had again (`back`), or has just gone (`gone`). */
  watch(happened: { back: () => void; gone: () => void }): () => void;
}

type Handler<Name extends keyof ServerEvents> = ServerEvents[Name];
type Handlers = { [Name in keyof ServerEvents]?: Set<Handler<Name>> };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A connection that has held so long was a good one: after it, waiting starts from the beginning. */
const STEADY_MS = 10_000;

/** One try to be connected. What a try that is over still hears or tells does not count. */
interface Attempt {
  since: number;
  token?: string;
  socket?: OpenSocket;
  liveSince?: number;
}

/**
 * The live line to the server: open while somebody keeps it and a member is signed in, in that member's name
 * only. It comes back by itself, with a valid token each time, and says nothing about what was missed meanwhile:
 * whoever depends on that asks the API each time the status becomes `live`.
 */
export class RealtimeClient {
  #status: RealtimeStatus = 'connecting';
  /** Whose line it is. */
  #member: number | undefined;
  #attempt: Attempt | undefined;
  #tries = 0;
  #refused: string | undefined;
  #keepers = 0;
  #callOff: (() => void) | undefined;
  #leave: (() => void)[] = [];
  readonly #handlers: Handlers = {};
  readonly #watchers = new Set<() => void>();

  constructor(
    private readonly session: RealtimeSession,
    private readonly open: SocketOpener,
    private readonly browser: RealtimeBrowser,
  ) {}

  readonly status = (): RealtimeStatus => this.#status;

  /** Whether there is a line, on which at least some news come. */
  readonly isConnected = (): boolean => this.#status === 'live' || this.#status === 'partial';

  /** Calls when the status has become another. */
  readonly watchStatus = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Wants the line to be open, until the answer is called. */
  keep(): () => void {
    this.#keepers += 1;
    if (this.#keepers === 1) this.#begin();
    let kept = true;
    return () => {
      if (!kept) return;
      kept = false;
      this.#keepers -= 1;
      if (this.#keepers === 0) this.#end();
    };
  }

  /** Calls the handler with each such event, until the answer is called. */
  subscribe<Name extends keyof ServerEvents>(name: Name, handler: Handler<Name>): () => void {
    const all = (this.#handlers[name] ??= new Set() as never) as Set<Handler<Name>>;
    all.add(handler);
    return () => void all.delete(handler);
  }

  /** Says something to the server; false where there is no line, and it was not said. */
  emit<Name extends keyof ClientEvents>(
    name: Name,
    ...said: Parameters<ClientEvents[Name]>
  ): boolean {
    const socket = this.isConnected() ? this.#attempt?.socket : undefined;
    socket?.emit(name, ...said);
    return socket !== undefined;
  }

  #begin() {
    this.#leave = [
      this.session.subscribe(() => this.#followSession()),
      this.browser.watch({
        back: () => this.#comeBack(),
        gone: () => this.#attempt && this.#lose(this.#attempt),
      }),
    ];
    this.#followSession();
  }

  #end() {
    for (const leave of this.#leave.splice(0)) leave();
    this.#drop();
    this.#become('connecting');
  }

  #memberId(): number | undefined {
    const state = this.session.state();
    return state.status === 'signed-in' ? state.me.id : undefined;
  }

  /** A line belongs to one member: it goes with them, and the next one gets their own. */
  #followSession() {
    const memberId = this.#memberId();
    if (memberId === this.#member) return;
    this.#drop();
    this.#member = memberId;
    this.#tries = 0;
    this.#become('connecting');
    this.#tryNow();
  }

  #drop() {
    this.#giveUp();
    this.#member = undefined;
    this.#refused = undefined;
  }

  /** Ends the try under way and calls off the next one. */
  #giveUp() {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#attempt?.socket?.close();
    this.#attempt = undefined;
  }

  #comeBack() {
    if (this.isConnected()) return;
    // A try from before may be waiting for a network that is no more; one that has just begun is left alone.
    if (this.#attempt && this.browser.now() - this.#attempt.since < FIRST_WAIT_MS) return;
    this.#giveUp();
    this.#tryNow();
  }

  #tryNow() {
    if (this.#member === undefined || this.#attempt) return;
    const attempt: Attempt = { since: this.browser.now() };
    this.#attempt = attempt;
    this.#connect(attempt).catch(() => this.#lose(attempt));
  }

  async #connect(attempt: Attempt) {
    const refused = this.#refused;
    this.#refused = undefined;
    const token = await (refused === undefined
      ? this.session.validToken()
      : this.session.renewedToken(refused));
    // The session may have become somebody else's while its token was on the way.
    const isOver = () => attempt !== this.#attempt;
    if (isOver()) return;
    attempt.token = token;
    const socket = await this.open(token, {
      connected: () => {
        if (isOver()) return;
        attempt.liveSince = this.browser.now();
        this.#become('live');
      },
      failed: ({ refused: wasRefused }) => {
        if (wasRefused && !isOver()) this.#refused = attempt.token;
        this.#lose(attempt);
      },
      lost: () => this.#lose(attempt),
      onEvent: (name, payload) => {
        if (isOver()) return;
        if (name === 'line') this.#followServers((payload as Parameters<ServerEvents['line']>)[0]);
        this.#tell(name, payload);
      },
    });
    if (isOver()) socket.close();
    else attempt.socket = socket;
  }

  /** Servers can tell each other what happens, or can't: then this line brings news of one of them alone. */
  #followServers({ joined }: { joined: boolean }) {
    if (this.isConnected()) this.#become(joined ? 'live' : 'partial');
  }

  /** A try is over: the next one comes after a while, at the first time soon and unseen. */
  #lose(attempt: Attempt) {
    if (attempt !== this.#attempt) return;
    const { liveSince } = attempt;
    attempt.socket?.close();
    this.#attempt = undefined;
    if (liveSince !== undefined && this.browser.now() - liveSince >= STEADY_MS) this.#tries = 0;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#become(liveSince !== undefined ? 'connecting' : 'away');
    this.#callOff = this.browser.after(wait * (0.5 + this.browser.chance() / 2), () =>
      this.#tryNow(),
    );
  }

  #tell<Name extends keyof ServerEvents>(name: Name, payload: Parameters<ServerEvents[Name]>) {
    const all = this.#handlers[name] as Set<(...payload: unknown[]) => void> | undefined;
    for (const handler of [...(all ?? [])]) handler(...payload);
  }

  #become(status: RealtimeStatus) {
    if (status === this.#status) return;
    this.#status = status;
    for (const watcher of [...this.#watchers]) watcher();
  }
}
