import type { Me } from '@hearthside/contract/member';
import { SESSION_TEXTS, type OpenSession } from '@hearthside/contract/session';
import { ApiError, isAway, ServerAwayError } from './api-error';
import type { TabMessage, Tabs } from './session-tabs';
import { heldToken, isAlive, isFresh, type HeldToken } from './session-token';

/** Where this tab stands. `ended` is a session that stopped by itself: what was typed is kept. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'away' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; me: Me }
  | { status: 'ended'; me: Me };

/** So long the start waits for the server before the portal says that it is away. */
const PATIENCE_MS = 8000;
/** How long to wait for the word of a tab that has just renewed. */
const WORD_MS = 300;
/** How long a renewal of a page that is gone may still be on its way. */
const ORPHAN_MS = 700;

const endedError = () => new ApiError(401, SESSION_TEXTS.ended);

/**
 * The member's session in this tab. The access token lives in memory; the refresh token lives in
 * an httpOnly cookie that all tabs share and that works exactly once, so renewals happen one at
 * a time in the whole browser, and every tab hears of the new access token.
 */
export class SessionClient {
  #state: SessionState = { status: 'starting' };
  #token: HeldToken | undefined;
  #renewal: Promise<string> | undefined;
  /** Under way while the member signs out. */
  #leaving: Promise<unknown> | undefined;
  /** Counts sign-ins and sign-outs, so that a late renewal cannot undo a later one. */
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly tabs: Tabs,
    private readonly refresh: () => Promise<OpenSession>,
  ) {
    tabs.listen((message) => this.#hear(message));
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether this browser was signed in when it was last used; a guess, for what to load first. */
  likelySignedIn = () => this.tabs.openedAt() !== null;

  /**
   * Finds out whether there is a session. A browser that never signed in is not asked about it. A server that
   * says nothing counts as away after a while, and what it says later still holds.
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

  /** The access token as it is, for calls that work without one too. */
  token(): string | undefined {
    return this.#token && isAlive(this.#token, this.tabs.now()) ? this.#token.value : undefined;
  }

  /** An access token good for a request, renewed where needed. */
  async validToken(): Promise<string> {
    await this.#leaving?.catch(() => undefined);
    if (isStarting(this.#state)) await this.start();
    if (this.#state.status === 'away') throw new ServerAwayError();
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

  /** An access token other than the one that was just refused. */
  async renewedToken(refused: string): Promise<string> {
    if (this.#state.status !== 'signed-in') throw endedError();
    return this.#renew(refused);
  }

  /** Begins the session that signing in has opened. */
  open({ accessToken, expiresIn, me }: OpenSession): void {
    this.#turn += 1;
    this.#hold(heldToken(accessToken, expiresIn, this.tabs.now()), me);
  }

  /**
   * Signs out: `end` ends the session on the server, and then it ends in every tab of this browser. Meanwhile
   * other requests wait, since the server would refuse them. Where `end` fails nothing has changed.
   */
  async leave(end: () => Promise<unknown>): Promise<void> {
    // First the call, which has to have its token before others wait.
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
    this.#drop({ status: 'signed-out' });
    this.tabs.post({ type: 'closed' });
  }

  /** Takes over news about the member themselves. */
  setMe(me: Me): void {
    if (this.#takeMe(me)) this.tabs.post({ type: 'me', me });
  }

  #renew(stale: string | undefined): Promise<string> {
    this.#renewal ??= this.#renewAlone(stale).finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  #renewAlone(stale: string | undefined): Promise<string> {
    const { tabs } = this;
    const askedAt = tabs.now();
    return tabs.alone(async () => {
      // Another tab may have renewed while this one waited for its turn: its word is on the way.
      if (this.#heldOtherThan(stale) === undefined && (tabs.openedAt() ?? 0) > askedAt) {
        await tabs.wait(WORD_MS);
      }
      const held = this.#heldOtherThan(stale);
      if (held !== undefined) return held;
      // A page that was left in the middle of a renewal: its new cookie is still on the way.
      const orphan = tabs.renewingSince();
      if (orphan !== null) {
        const left = orphan + ORPHAN_MS - tabs.now();
        if (left > 0 && left <= ORPHAN_MS) await tabs.wait(left);
      }
      return this.#renewNow();
    });
  }

  async #renewNow(): Promise<string> {
    const turn = this.#turn;
    this.tabs.setRenewingSince(this.tabs.now());
    try {
      const { accessToken, expiresIn, me } = await this.refresh();
      if (turn !== this.#turn) return this.token() ?? Promise.reject(endedError());
      this.#hold(heldToken(accessToken, expiresIn, this.tabs.now()), me);
      return accessToken;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (turn === this.#turn) {
        this.#end();
        this.tabs.post({ type: 'ended' });
      }
      throw endedError();
    } finally {
      this.tabs.setRenewingSince(null);
    }
  }

  #heldOtherThan(stale: string | undefined): string | undefined {
    const value = this.token();
    return value === stale ? undefined : value;
  }

  #hold(token: HeldToken, me: Me) {
    this.#token = token;
    this.tabs.setOpenedAt(this.tabs.now());
    this.tabs.post({ type: 'opened', token, me });
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

  #hear(message: TabMessage) {
    if (message.type === 'opened') {
      this.#token = message.token;
      this.#takeMe(message.me, true);
    }
    if (message.type === 'me') this.#takeMe(message.me);
    if (message.type === 'closed') this.#drop({ status: 'signed-out' });
    if (message.type === 'ended') this.#end();
  }

  #become(state: SessionState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isStarting = ({ status }: SessionState) => status === 'starting' || status === 'away';

/** The server knows no such session (any more); everything else may pass. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The same answer where it comes in time; else as if the server had not been reached. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServerAwayError()), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
