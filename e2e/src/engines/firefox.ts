import { Buffer } from 'node:buffer';
import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import {
  ENGINE_ENV,
  ENGINE_SIZE,
  focusOn,
  placeOf,
  readValue,
  type Engine,
  type EngineWindow,
} from './engine-window';
import { FIREFOX } from './engine-programs';

/** Starts a real Firefox, which is spoken to in WebDriver BiDi (decision 079). */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: ENGINE_SIZE,
    env: ENGINE_ENV,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  });
  return {
    name: 'Firefox',
    open: () => openWindow(browser),
    close: () => browser.close(),
  };
}

async function openWindow(browser: Browser): Promise<EngineWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = watched(page);
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    run: (work, input) => page.evaluate(work as never, input as never),
    async inject(script) {
      await page.evaluate(script);
    },
    async element(find, input) {
      const handle = await page.evaluateHandle(find as never, input as never);
      const element = (handle as ElementHandle).asElement() as ElementHandle | null;
      return (
        element && {
          click: () => element.click(),
          place: () => element.evaluate(placeOf),
          focus: () => element.evaluate(focusOn),
          upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
          value: () => element.evaluate(readValue),
        }
      );
    },
    type: (text) => page.keyboard.type(text),
    async press({ key, held }) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key as KeyInput);
      if (held) await page.keyboard.up(held);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}

function watched(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return complaints;
}
