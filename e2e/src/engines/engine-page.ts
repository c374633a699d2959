import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { DEMO_PASSWORD } from '../steps';
import { findElement, hasQueryScript, inWords, passed, QUERY_SCRIPT } from './engine-query';
import type { EngineQuery } from './engine-query';
import type { Chord, Engine, EngineElement, EngineWindow } from './engine-window';

const results = path.resolve(import.meta.dirname, '../../results');

/** How long something may take to appear, in milliseconds, on a machine that does other things besides. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/** A page of the portal in another engine. Each step waits for what it is about, so that none has to sleep. */
export class EnginePage {
  private constructor(
    private readonly window: EngineWindow,
    private readonly engine: string,
    private readonly baseURL: string,
  ) {}

  /** Opens a new window. */
  static async open(engine: Engine, baseURL: string) {
    return new EnginePage(await engine.open(), engine.name, baseURL);
  }

  goto(address: string) {
    return this.window.goto(this.baseURL + address);
  }

  reload() {
    return this.window.reload();
  }

  /** Runs a function in the page and returns its answer. */
  ask<Answer>(work: () => Answer) {
    return this.window.run(work, undefined);
  }

  /** Waits for an element. */
  see(query: EngineQuery): Promise<EngineElement> {
    return this.waitFor(async () => {
      const found = await this.find({ disabled: true, ...query });
      if (!found) throw new Error(`${this.engine} shows no ${inWords(query)}.`);
      return found;
    });
  }

  /** Waits for a text. */
  read(words: string | RegExp) {
    return this.see({ name: words });
  }

  /** Clicks on an element once it can be used, and has stayed where it is from one look to the next. */
  press(role: string, name: string | RegExp, more: EngineQuery = {}) {
    let before = '';
    return this.waitFor(async () => {
      const query = { role, name, ...more };
      const found = await this.find(query);
      if (!found) throw new Error(`${this.engine} has no ${inWords(query)} to press.`);
      const place = await found.place();
      if (place !== before) {
        before = place;
        throw new Error(`In ${this.engine} ${inWords(query)} keeps moving.`);
      }
      await found.click();
    });
  }

  /** Moves the focus to an element without a click. */
  async focus(role: string, name: string | RegExp) {
    await (await this.see({ role, name })).focus();
  }

  /** Waits until a function in the page says yes. */
  until(isSo: () => boolean) {
    return expect.poll(() => this.ask(isSo), PATIENCE).toBe(true);
  }

  /** Replaces the text of a text box by typing. */
  async fill(name: string | RegExp, text: string, role = 'textbox') {
    await this.press(role, name);
    await this.window.run(() => {
      (document.activeElement as HTMLInputElement).select();
    }, undefined);
    await this.window.type(text);
  }

  /** Types where the focus is. */
  type(text: string) {
    return this.window.type(text);
  }

  keys(...chords: Chord[]) {
    return chords.reduce(
      (before, chord) => before.then(() => this.window.press(chord)),
      Promise.resolve(),
    );
  }

  /** What a field holds, or whether a box or radio button is checked. */
  async valueOf(role: string, name: string | RegExp) {
    return (await this.see({ role, name })).value();
  }

  /** Picks a file in the page's only input of images. */
  async choosePicture(file: string) {
    const input = await this.window.element(
      () => document.querySelector('main input[type=file][accept*="image"]'),
      undefined,
    );
    if (!input) throw new Error(`${this.engine} has no input of images.`);
    await input.upload(file);
  }

  /** Signs a demo member in through the form, and waits for the first screen. */
  async signIn(nickname: string) {
    await this.goto('/sign-in');
    await this.fill('Email', `${nickname}@hearthside.example`);
    await this.press('button', 'Show password');
    await this.fill('Password', DEMO_PASSWORD);
    await this.press('button', 'Sign in');
    await this.see({ role: 'heading', name: /^Good /, level: 1 });
  }

  /** Saves a screenshot to look at. */
  async look(name: string) {
    mkdirSync(results, { recursive: true });
    const file = `${name}-${this.engine.toLowerCase()}.png`;
    writeFileSync(path.join(results, file), await this.window.picture());
  }

  /** Closes the window and checks that it had no errors but those of the journey itself. */
  async leave(...expected: RegExp[]) {
    const complaints = await this.window.complaints();
    await this.window.close();
    const isNew = (text: string) => !expected.some((pattern) => pattern.test(text));
    expect(complaints.filter(isNew)).toEqual([]);
  }

  /** Tries until it works. A screenshot shows what there was instead. */
  private async waitFor<Found>(work: () => Promise<Found>) {
    try {
      return await vi.waitFor(work, PATIENCE);
    } catch (error) {
      await this.look('failed');
      throw error;
    }
  }

  private async find(query: EngineQuery) {
    if (!(await this.window.run(hasQueryScript, undefined))) await this.window.inject(QUERY_SCRIPT);
    return this.window.element(findElement, passed(query));
  }
}
