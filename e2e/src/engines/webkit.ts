import { Buffer } from 'node:buffer';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../portal-server';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from './engine-programs';
import {
  ENGINE_ENV,
  ENGINE_SIZE,
  focusOn,
  placeOf,
  readValue,
  type Engine,
  type EngineWindow,
} from './engine-window';

/** Starts a display for real WebKitGTK windows, which are spoken to in WebDriver (decision 079). */
export async function openWebKit(): Promise<Engine> {
  const display = await openDisplay();
  return {
    name: 'WebKit',
    open: () => openWindow(display.name),
    close: () => end(display.server),
  };
}

/** Xvfb itself chooses a number that is free, and says which. */
async function openDisplay() {
  const { width, height } = ENGINE_SIZE;
  const screen = ['-screen', '0', `${width}x${height + 200}x24`];
  const server = spawn(XVFB, ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`${XVFB} ended before it had a display.`)));
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { server, name };
}

/** Each window has a driver and a browser of its own, because a driver has one session at a time. */
async function openWindow(display: string): Promise<EngineWindow> {
  const home = mkdtempSync(path.join(tmpdir(), 'hearthside-webkit-'));
  const console = path.join(home, 'console');
  const port = await freePort();
  const env = { ...ENGINE_ENV, DISPLAY: display, HOME: home };
  const server = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = await session(port, writtenTo(home, console));
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...ENGINE_SIZE });
  return {
    goto: (url) => driver.get(url),
    reload: () => reload(driver),
    run: (work, input) => driver.executeScript(work, input),
    inject: (script) => driver.executeScript(script),
    async element(find, input) {
      const element = await driver.executeScript<WebElement | null>(find, input);
      return (
        element && {
          click: () => element.click(),
          place: () => driver.executeScript(placeOf, element),
          focus: () => driver.executeScript(focusOn, element),
          upload: (file) => element.sendKeys(file),
          value: () => driver.executeScript(readValue, element),
        }
      );
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press({ key, held }) {
      const name = (each: string) => KEYS[each] ?? each;
      const chord = driver.actions();
      if (held) chord.keyDown(name(held));
      chord.sendKeys(name(key));
      if (held) chord.keyUp(name(held));
      await chord.perform();
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => Promise.resolve(errorLines(readFileSync(console, 'utf8'))),
    async close() {
      await driver.quit();
      await end(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The browser, writing what its console says into a file: its driver has no other way to read the console. */
function writtenTo(home: string, console: string) {
  const browser = path.join(home, 'browser');
  writeFileSync(browser, `#!/bin/sh\nexec "${MINI_BROWSER}" "$@" >"${console}" 2>&1\n`, {
    mode: 0o755,
  });
  return browser;
}

/** A new session, as soon as the driver has started to listen. */
async function session(port: number, binary: string): Promise<WebDriver> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (!(await isReady(address))) {
    if (Date.now() > deadline) throw new Error(`${WEBKIT_DRIVER} does not answer.`);
  }
  const builder = new Builder().disableEnvironmentOverrides().usingServer(address);
  return builder.withCapabilities(wanted).build();
}

/**
 * By leaving the page and coming back: the driver's own command never ends. Nor does any way to leave a page that asks whether
 * to stay, because nobody answers the window with that question.
 */
async function reload(driver: WebDriver) {
  await driver.executeScript(neverAsks);
  const address = await driver.getCurrentUrl();
  await driver.get('about:blank');
  await driver.get(address);
}

/** Keeps the page from asking whether to stay. Runs in the page. */
const neverAsks = () => {
  const ask = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', ask, { capture: true });
};

const isReady = (address: string) =>
  fetch(`${address}/status`).then(
    (answer) => answer.ok,
    () => false,
  );

const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** WebKit writes 'CONSOLE JS ERROR', 'CONSOLE NETWORK ERROR' and the like before each message. */
const errorLines = (written: string) =>
  written.split('\n').filter((line) => /CONSOLE [A-Z ]*ERROR/.test(line));

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}
