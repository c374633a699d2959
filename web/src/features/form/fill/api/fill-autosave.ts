import type { FilledForm } from '@hearthside/contract/form/fill';
import { ApiError, hasCode, isOutOfDate, isRetryable } from '@/lib/api/api-error';
import type { Draft } from '@/lib/drafts/draft';
import {
  begun,
  isDirty,
  isOpen,
  savableAnswers,
  draftBody,
  kept,
  toKeep,
  trying,
  withoutUnsent,
  type FillState,
  type StoredFilling,
} from '../model/fill-state';
import { isRemoved, reopened } from '../model/fill-reopening';
import { joined, leftByOthers } from '../model/fill-stored';
import { firstNotice, nextNotice } from '../model/fill-notices';
import type { FillSnapshot } from '../model/fill-snapshot';
import { watchPage } from './watch-page';

/** How long after the last change the draft is saved, in milliseconds. */
const SAVE_MS = 900;
/** How long after the last change this device stores it, in milliseconds. */
const REMEMBER_MS = 200;
/** How long to wait between tries while the server is away, in milliseconds: at first, and at most. */
const RETRY_MS = [3000, 60_000] as const;
/** How often the server may be asked what another device did when the page becomes visible, in milliseconds. */
const LOOK_MS = 5000;
/** How many conflicts in a row are worth another try. */
const CONFLICTS = 5;
/** In bytes. A request may outlive its page only up to 64 KB. */
const KEEPALIVE_MAX = 50_000;

/** The calls that the autosave makes. */
export interface FillCalls {
  keep: (
    body: ReturnType<typeof draftBody>,
    options: { keepalive: boolean },
  ) => Promise<{ revision: string; savedAt: string; version: number }>;
  open: () => Promise<FilledForm>;
}

/** Where this device stores what the server does not have. */
export type FillMemory = Omit<Draft<StoredFilling>, 'read'> & { read: () => StoredFilling | null };

/**
 * Saves the answers to one form: on this device at once, on the server a moment later, one save at a time. If another
 * device was faster, it combines both. If the server is away, it tries again. Nothing that was typed gets lost
 * (ruling 18).
 */
export class FillAutosave {
  #snapshot: FillSnapshot;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #memoryTimer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isHeld = false;
  #isRunning = false;
  /** Set when nothing is to be saved anymore. */
  #isOver = false;
  #isFinished = false;
  #tries = 0;
  #conflicts = 0;
  #lookedAt = 0;
  /** What this tab has stored on this device, or has read there at first. */
  #own: StoredFilling | null;
  readonly #listeners = new Set<() => void>();

  constructor(
    first: FillState,
    private readonly calls: FillCalls,
    private readonly memory: FillMemory,
  ) {
    this.#own = memory.read();
    const notice = firstNotice(first, this.#own);
    this.#snapshot = { state: first, saving: 'none', savedAt: undefined, notice };
    this.#isOver = !isOpen(first.filled);
  }

  readonly snapshot = () => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * From now on saves automatically, including what this device had stored. Returns a function that ends this: it
   * saves one last time, and resolves when that is done.
   */
  start(): () => Promise<void> {
    this.#isRunning = true;
    const unwatch = watchPage({
      onHidden: () => void this.flush(),
      onSeen: () => this.look(),
      onOnline: () => this.#saveIn(0),
    });
    if (isDirty(this.#snapshot.state)) this.#saveIn(0);
    this.#lookedAt = Date.now();
    return () => {
      unwatch();
      const last = this.flush();
      this.#isRunning = false;
      return last;
    };
  }

  /** Changes the answers. Saving follows automatically. */
  update(make: (state: FillState) => FillState): void {
    const before = this.#snapshot.state;
    const state = make(before);
    if (state === before) return;
    this.#become({ state });
    this.#tries = 0;
    this.#memoryTimer ??= setTimeout(() => this.#remember(), REMEMBER_MS);
    if (!isDirty(state)) return;
    if (this.#snapshot.saving !== 'away') this.#become({ saving: 'waiting' });
    this.#saveIn(SAVE_MS);
  }

  /** Saves now, because the page may be gone in a moment. Includes what was typed during a save. */
  async flush(): Promise<void> {
    this.#remember();
    const before = this.#saving;
    await this.#save();
    if (before) await this.#save();
  }

  /** Does `work` while no save is running. Saving continues afterwards. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#isHeld = true;
    clearTimeout(this.#saveTimer);
    try {
      await this.#saving;
      return await work();
    } finally {
      this.#isHeld = false;
      if (isDirty(this.#snapshot.state)) this.#saveIn(SAVE_MS);
    }
  }

  /** The form was sent: there is nothing left to save. */
  finish(): void {
    this.#isOver = true;
    this.#isFinished = true;
    clearTimeout(this.#saveTimer);
    this.#remember();
  }

  /**
   * Takes over the server's version, with unsaved text on top. Returns whether it equals what was here. If so, the
   * server had only saved something whose answer was lost.
   */
  async reload(): Promise<boolean> {
    const filled = await this.calls.open();
    const before = this.#snapshot.state;
    this.#isOver = !isOpen(filled);
    if (!isOpen(before.filled) && isOpen(filled)) {
      // It was sent back or deleted: filling begins again, with what this device may have stored since.
      const kept = this.memory.read();
      const state = begun(filled, kept);
      const removed = isRemoved(before.filled, filled) && { kind: 'removed' as const };
      this.#become({ state, notice: removed || firstNotice(state, kept) });
      return false;
    }
    const reopening = reopened(before, filled);
    const { state, fromElsewhere } = reopening;
    this.#become({ state, notice: nextNotice(before, reopening, this.#snapshot.notice) });
    this.#remember();
    const isSame = filled.version === before.filled.version && fromElsewhere.length === 0;
    return isSame && isOpen(filled);
  }

  /** Deletes what was typed here and can't be sent any more. Returns what brings it back. */
  discard(): () => void {
    const { state, notice } = this.#snapshot;
    this.#become({ state: withoutUnsent(state), notice: undefined });
    this.#own = null;
    this.memory.clear();
    return () => {
      // If the form was sent back meanwhile, it is being filled anew.
      if (this.#snapshot.state.filled !== state.filled) return;
      this.#become({ state, notice });
      this.#remember();
    };
  }

  dismissNotice(): void {
    this.#become({ notice: undefined });
  }

  /**
   * Asks the server what has happened to the form elsewhere, also after it was sent: it may have been sent back. Not
   * again within a few seconds, unless the member asks for it.
   */
  look({ isAsked = false } = {}): void {
    if (this.#isFinished || this.#isHeld) return;
    if (!isAsked && Date.now() - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = Date.now();
    if (!this.#isOver && isDirty(this.#snapshot.state)) return void this.#save();
    // Takes its turn, so that an older answer never comes after a newer save.
    this.#saving ??= this.reload()
      .then(() => undefined)
      // Nobody waits for it, so a temporary error needs no message.
      .catch((error: unknown) => (isRetryable(error) ? undefined : this.#refused(error)))
      .finally(() => {
        this.#saving = undefined;
        // What was typed in the meantime had to wait for it.
        if (!this.#isOver && isDirty(this.#snapshot.state)) this.#saveIn(SAVE_MS);
      });
  }

  #saveIn(ms: number) {
    clearTimeout(this.#saveTimer);
    if (this.#isRunning) this.#saveTimer = setTimeout(() => void this.#save(), ms);
  }

  #save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    if (this.#saving) return this.#saving;
    if (this.#isHeld || this.#isOver || !isDirty(this.#snapshot.state)) return Promise.resolve();
    this.#saving = this.#send().finally(() => (this.#saving = undefined));
    return this.#saving.then(() => {
      // More was typed in the meantime.
      if (this.#snapshot.saving === 'waiting') this.#saveIn(SAVE_MS);
    });
  }

  async #send() {
    const { state } = this.#snapshot;
    const sent = { answers: savableAnswers(state), step: state.step };
    const body = draftBody(state);
    // If the answer to this save is lost, what the server has is recognized as this device's own.
    this.#become({ state: trying(state, sent.answers) });
    this.#remember();
    if (this.#snapshot.saving !== 'away') this.#become({ saving: 'saving' });
    try {
      const keepalive = JSON.stringify(body).length < KEEPALIVE_MAX;
      const { revision, savedAt, version } = await this.calls.keep(body, { keepalive });
      this.#tries = 0;
      this.#conflicts = 0;
      const now = kept(this.#snapshot.state, sent, revision);
      this.#become({ state: now, savedAt, saving: isDirty(now) ? 'waiting' : 'saved' });
      this.#remember();
      // Questions that have changed are shown while the member is still here.
      if (version > now.filled.version) await this.reload().catch(() => undefined);
    } catch (error) {
      await this.#failed(error);
    }
  }

  async #failed(error: unknown) {
    const isStale = isOutOfDate(error);
    // What is no answer to the form any more may have been one to an older version of it.
    if (!isStale && !hasCode(error, 'INVALID_INPUT')) return this.#refused(error);
    this.#conflicts += 1;
    const before = this.#snapshot.state.filled;
    try {
      await this.reload();
    } catch (reason) {
      return this.#refused(reason);
    }
    // It was refused although nothing has changed, so it would be refused again.
    const { revision, version } = this.#snapshot.state.filled;
    const isNew = revision !== before.revision || version !== before.version;
    const isWorth = (isNew || isStale) && this.#conflicts < CONFLICTS;
    this.#become({ saving: isWorth ? 'waiting' : 'refused' });
  }

  #refused(error: unknown) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 404 || status === 403) {
      this.#isOver = true;
      this.#become({ saving: 'none', notice: { kind: 'gone' } });
    } else if (isRetryable(error)) {
      this.#become({ saving: 'away' });
      this.#saveIn(Math.min(RETRY_MS[0] * 2 ** this.#tries, RETRY_MS[1]));
      this.#tries += 1;
    } else {
      this.#become({ saving: 'refused' });
    }
  }

  #remember() {
    clearTimeout(this.#memoryTimer);
    this.#memoryTimer = undefined;
    const { state } = this.#snapshot;
    // If the form is meant for them again later, what they typed is still here.
    if (state.filled.form.readOnly) return;
    // What could not be included in what was sent stays too, until its member deletes it.
    const own = this.#isFinished ? null : toKeep(state);
    // Another tab stores what is typed there in the same place, and that is not this tab's to delete.
    const known = this.#isFinished ? savableAnswers(state) : state.base;
    const others = leftByOthers(this.memory.read(), this.#own, known);
    const stored = joined(own, others, this.#own);
    this.#own = own;
    if (stored) this.memory.write(stored);
    else this.memory.clear();
  }

  #become(change: Partial<FillSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
