import type { ClientEvents, ServerEvents } from '@hearthside/contract/realtime';
import type { OpenSocket, SocketOpener } from './realtime-socket';
import type { SessionState } from '../session/session-client';

/**
 * Whether events arrive: `live` when all do, `partial` when only some do and the rest has to be requested,
 * `connecting` while it is being tried, `away` when the server has not been reached.
 */
export type RealtimeStatus = 'live' | 'partial' | 'connecting' | 'away';

/** What the client needs from the session. */
export interface RealtimeSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  validToken(): Promise<string>;
  renewedToken(refused: string): Promise<string>;
}

/** What the client needs from its browser. Tests pass their own. */
export interface RealtimeBrowser {
  now(): number;
  /** Does the work after this many milliseconds. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
  /** A random number from 0 to 1. It keeps many windows from reconnecting at the same moment. */
  chance(): number;
  /** Calls `back` when a connection may be possible again, and `gone` when it has just been lost. */
  watch(happened: { back: () => void; gone: () => void }): () => void;
}

type Handler<Name extends keyof ServerEvents> = ServerEvents[Name];
type Handlers = { [Name in keyof ServerEvents]?: Set<Handler<Name>> };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/**
 * A connection that has lasted this long (in milliseconds) was a good one: after it, the waits start again from the
 * shortest.
 */
const STEADY_MS = 10_000;

/** One try to connect. Events of a try that is over don't count. */
interface Attempt {
  since: number;
  token?: string;
  socket?: OpenSocket;
  liveSince?: number;
}

/**
 * The realtime connection to the server. It is open while something needs it and a member is signed in, and only in
 * that member's name. It reconnects on its own, with a valid token each time, and does not report what was missed:
 * code that depends on that asks the API each time the status becomes `live`.
 */
export class RealtimeClient {
  #status: RealtimeStatus = 'connecting';
  /** The id of the member whose connection it is. */
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

  /** Whether there is a connection on which at least some events arrive. */
  readonly isConnected = (): boolean => this.#status === 'live' || this.#status === 'partial';

  /** Calls `watcher` each time the status changes. */
  readonly watchStatus = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Keeps the connection open until the returned function is called. */
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

  /** Calls the handler with each such event, until the returned function is called. */
  subscribe<Name extends keyof ServerEvents>(name: Name, handler: Handler<Name>): () => void {
    const all = (this.#handlers[name] ??= new Set() as never) as Set<Handler<Name>>;
    all.add(handler);
    return () => void all.delete(handler);
  }

  /** Emits an event to the server. Returns false if there is no connection, and then nothing was sent. */
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
      this.session.subscribe(() => this.#takeSession()),
      this.browser.watch({
        back: () => this.#comeBack(),
        gone: () => this.#attempt && this.#lose(this.#attempt),
      }),
    ];
    this.#takeSession();
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

  /** A connection belongs to one member: it closes when they leave, and the next member gets their own. */
  #takeSession() {
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

  /** Ends the current try and cancels the next one. */
  #giveUp() {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#attempt?.socket?.close();
    this.#attempt = undefined;
  }

  #comeBack() {
    if (this.isConnected()) return;
    // An older try may be waiting for a network that is gone. A try that has just started is left alone.
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
    // The session may have become another member's while its token was loading.
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
        if (name === 'line') this.#takeLine((payload as Parameters<ServerEvents['line']>)[0]);
        this.#tell(name, payload);
      },
    });
    if (isOver()) socket.close();
    else attempt.socket = socket;
  }

  /** If the servers can't reach each other, this connection brings the events of only one of them. */
  #takeLine({ joined }: { joined: boolean }) {
    if (this.isConnected()) this.#become(joined ? 'live' : 'partial');
  }

  /** A try is over. The next one comes after a wait; the first wait is short enough to go unnoticed. */
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
