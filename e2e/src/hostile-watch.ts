import { expect } from 'vitest';
import type { Visit } from './browser';

/** Elements and attributes that would run or load something. */
export const RUNS = 'script, iframe, object, embed, form, svg[onload], style, [onerror], [onclick]';

/** Watches windows for what hostile content would do. `origin` is that of the portal. */
export function hostileWatch(origin: () => string) {
  /** Requests to other origins, and dialogs that opened on their own, in any window. */
  const elsewhere: string[] = [];
  const dialogs: string[] = [];
  return {
    watch({ page, context }: Visit) {
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(origin()) && !/^(data|blob):/.test(url)) elsewhere.push(url);
      });
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
    },

    /** None of it has run, and no link on the page would run anything. */
    async nothingRuns({ page }: Visit, within = 'main') {
      await page.waitForLoadState('networkidle');
      expect([elsewhere, dialogs]).toEqual([[], []]);
      const links = await page
        .locator(`${within} a`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(links.filter((href) => /^\s*(javascript|data):/i.test(href))).toEqual([]);
    },
  };
}
