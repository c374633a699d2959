import type { Buffer } from 'node:buffer';

/** An element of a page, as the driver of its browser holds it. */
export interface EngineElement {
  /** Scrolls to it and clicks on its center, with the browser's own pointer. */
  click(): Promise<void>;
  /** Where it is, in words that can be compared. */
  place(): Promise<string>;
  focus(): Promise<void>;
  /** Picks a file from disk in an input of files. */
  upload(file: string): Promise<void>;
  /** What a field holds, or whether a box or radio button is checked. */
  value(): Promise<string | boolean>;
}

/** A key by its name in `KeyboardEvent.key`, such as 'Enter', with the keys that are held down meanwhile. */
export interface Chord {
  key: string;
  held?: 'Control' | 'Shift';
}

/** A window of a browser that Playwright doesn't drive: the little that each driver has to know how to do. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that needs nothing around it in the page, and returns what it returns as JSON. */
  run<Answer, Input>(work: (input: Input) => Answer, input: Input): Promise<Answer>;
  /** Runs a script in the page. */
  inject(script: string): Promise<void>;
  /** The element that a function returns, or nothing. */
  element<Input>(
    find: (input: Input) => Element | null,
    input: Input,
  ): Promise<EngineElement | null>;
  /** Types text where the focus is, key by key. */
  type(text: string): Promise<void>;
  press(chord: Chord): Promise<void>;
  picture(): Promise<Buffer>;
  /** Console errors and uncaught errors so far, in full sentences. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser engine in which the main journeys are made besides Chromium. */
export interface Engine {
  name: string;
  /** Opens a window that shares no cookies with any other. */
  open(): Promise<EngineWindow>;
  /** Ends what `open` has started besides the windows. */
  close(): Promise<void>;
}

/** What `EngineElement.value` returns. Runs in the page. */
export const readValue = (field: Element): string | boolean =>
  /^(checkbox|radio)$/.test((field as HTMLInputElement).type)
    ? (field as HTMLInputElement).checked
    : (field as HTMLInputElement).value;

/** What `EngineElement.place` returns. Runs in the page. */
export const placeOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
};

/** Moves the focus to an element. Runs in the page. */
export const focusOn = (element: Element) => (element as HTMLElement).focus();

/** The size of the windows, which is that of a small laptop. */
export const ENGINE_SIZE = { width: 1280, height: 900 } as const;

/** The environment of the browsers: where and in which language the demo's office is. */
export const ENGINE_ENV = { ...process.env, TZ: 'America/Los_Angeles', LANGUAGE: 'en_US' };
