import type { Me } from '@hearthside/contract/member/me';
import { SESSION_ENDED, type OpenSession } from '@hearthside/contract/session/endpoints';
import { ApiError, isAway, ServerUnavailableError } from '../api/api-error';
import type { TabMessage, Tabs } from './session-tabs';
import { storedToken, isAlive, isFresh, type StoredToken } from './session-token';

/**
 * The state of the session in this tab. `ended` is a session that was not ended by the member: what was typed is
 * kept.
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'away' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; me: Me }
  | { status: 'ended'; me: Me };

/** How long the start waits for the server before the portal says that it is away, in milliseconds. */
const PATIENCE_MS = 8000;

/**
 * What was typed and not saved. `claim` opens it to its member with the key of their session, and `leave` closes it.
 */
export interface Typed {
  claim(memberId: number, key: string): void;
  leave(): void;
}

const endedError = () => new ApiError(401, SESSION_ENDED);

/**
 * The member's session in this tab. The access token is only ever in this tab's memory. The refresh token is in an
 * httpOnly cookie that all tabs share and that works once, so only one tab of the browser renews at a time, each for
 * itself. Only tabs that open in the same moment may ask at once, and are told the same (boot/early.js).
 */
export class SessionClient {
  #state: SessionState = { status: 'starting' };
  #token: StoredToken | undefined;
  #renewal: Promise<string> | undefined;
  /** Set while the member signs out. */
  #leaving: Promise<unknown> | undefined;
  /** Counts sign-ins and sign-outs, so that a late renewal can't undo a newer one. */
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly tabs: Tabs,
    private readonly refresh: () => Promise<OpenSession>,
    private readonly typed: Typed = { claim: () => undefined, leave: () => undefined },
  ) {
    tabs.listen((message) => this.#hear(message));
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether this browser was signed in when it was last used. A guess, used to choose what to load first. */
  likelySignedIn = () => this.tabs.openedAt() !== null;

  /**
   * Finds out whether there is a session. A browser that never signed in is not asked about it. A server that does
   * not answer counts as away after a while, and its late answer still counts.
   */
  async start(): Promise<void> {
    if (this.#state.status !== 'starting' && this.#state.status !== 'away') return;
    if (!this.likelySignedIn()) return this.#become({ status: 'signed-out' });
    try {
      await inTime(this.#renew(undefined));
    } catch (error) {
      if (isStarting(this.#state)) {
        this.#become({ status: isRefusal(error) ? 'signed-out' : 'away' });
      }
    }
  }

  /** Whose session it is. */
  memberId(): number | undefined {
    return this.#state.status === 'signed-in' ? this.#state.me.id : undefined;
  }

  /** The current access token, for calls that also work without one. */
  token(): string | undefined {
    return this.#token && isAlive(this.#token, this.tabs.now()) ? this.#token.value : undefined;
  }

  /** An access token that is valid for a request, renewed if needed. */
  async validToken(): Promise<string> {
    await this.#leaving?.catch(() => undefined);
    if (isStarting(this.#state)) await this.start();
    if (this.#state.status === 'away') throw new ServerUnavailableError();
    if (this.#state.status !== 'signed-in') throw endedError();
    const held = this.#token;
    if (held && isFresh(held, this.tabs.now())) return held.value;
    try {
      return await this.#renew(held?.value);
    } catch (error) {
      if (held && isAway(error) && isAlive(held, this.tabs.now())) return held.value;
      throw error;
    }
  }

  /** An access token of this member other than the one that was just refused. Another may have signed in since. */
  async renewedToken(refused: string, memberId = this.memberId()): Promise<string> {
    if (memberId === undefined || this.memberId() !== memberId) throw endedError();
    const token = await this.#renew(refused);
    if (this.memberId() !== memberId) throw endedError();
    return token;
  }

  /** Starts the session that signing in has opened. */
  open(opened: OpenSession): void {
    this.#turn += 1;
    this.#hold(opened);
    this.tabs.post({ type: 'opened', memberId: opened.me.id });
  }

  /**
   * Signs out: `end` ends the session on the server, and then it ends in every tab of this browser. Other requests
   * wait in the meantime, since the server would refuse them, so `end` must ask the member nothing. If it fails, nothing
   * has changed.
   */
  async leave(end: () => Promise<unknown>): Promise<void> {
    // The call goes first: it needs its token before others have to wait.
    const leaving = end().then(() => this.close());
    this.#leaving = leaving;
    try {
      await leaving;
    } finally {
      this.#leaving = undefined;
    }
  }

  /** Ends the session in every tab of this browser, after the server has ended it. */
  close(): void {
    this.#close();
    this.tabs.post({ type: 'closed' });
  }

  /** Stores what the server now says about the member themselves. */
  setMe(me: Me): void {
    if (this.#takeMe(me)) this.tabs.post({ type: 'changed', memberId: me.id });
  }

  #renew(stale: string | undefined): Promise<string> {
    this.#renewal ??= this.#renewAlone(stale).finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  #renewAlone(stale: string | undefined): Promise<string> {
    return this.tabs.alone(async () => this.#heldOtherThan(stale) ?? this.#renewNow());
  }

  async #renewNow(): Promise<string> {
    const turn = this.#turn;
    try {
      const opened = await this.refresh();
      if (turn !== this.#turn) return this.token() ?? Promise.reject(endedError());
      this.#hold(opened);
      return opened.accessToken;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (turn === this.#turn) {
        this.#end();
        this.tabs.post({ type: 'ended' });
      }
      throw endedError();
    }
  }

  #heldOtherThan(stale: string | undefined): string | undefined {
    const value = this.token();
    return value === stale ? undefined : value;
  }

  #hold({ accessToken, expiresIn, me, storageKey }: OpenSession) {
    this.#token = storedToken(accessToken, expiresIn, this.tabs.now());
    this.tabs.setOpenedAt(this.tabs.now());
    // Must come before any page of theirs is drawn.
    this.typed.claim(me.id, storageKey);
    this.#takeMe(me, true);
  }

  #takeMe(me: Me, opening = false): boolean {
    const state = this.#state;
    if (state.status === 'signed-in') {
      if (JSON.stringify(state.me) === JSON.stringify(me)) return false;
    } else if (!opening) return false;
    this.#become({ status: 'signed-in', me });
    return true;
  }

  #end() {
    const state = this.#state;
    const me = state.status === 'signed-in' || state.status === 'ended' ? state.me : undefined;
    this.#drop(me ? { status: 'ended', me } : { status: 'signed-out' });
  }

  #drop(state: SessionState) {
    this.#turn += 1;
    this.#token = undefined;
    this.tabs.setOpenedAt(null);
    this.#become(state);
  }

  #close() {
    this.typed.leave();
    this.#drop({ status: 'signed-out' });
  }

  /** Another tab has signed someone in, so this tab's session may be another one, or none. */
  async #takeSessionOf(memberId: number) {
    const isIn = () => this.#state.status === 'signed-in' && this.#state.me.id === memberId;
    if (isIn()) return;
    this.#turn += 1;
    this.#token = undefined;
    // A renewal that is under way was started for the previous session.
    await this.#renewal?.catch(() => undefined);
    if (!isIn()) await this.#renew(undefined);
  }

  #hear(message: TabMessage) {
    if (message.type === 'closed') return this.#close();
    if (message.type === 'ended') return this.#end();
    const { type, memberId } = message;
    const state = this.#state;
    const isOwn = state.status === 'signed-in' && state.me.id === memberId;
    // If the server can't be reached, the next request tries again.
    if (type === 'opened') this.#takeSessionOf(memberId).catch(() => undefined);
    else if (isOwn) this.#renew(this.#token?.value).catch(() => undefined);
  }

  #become(state: SessionState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isStarting = ({ status }: SessionState) => status === 'starting' || status === 'away';

/** The server does not know the session (anymore). Any other error may pass. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The same answer if it comes in time. Otherwise fails as if the server had not been reached. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServerUnavailableError()), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
