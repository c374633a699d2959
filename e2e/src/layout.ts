import type { Locator, Page } from 'playwright-core';

/** The tables that are wider than what they lie in, and by how many pixels. */
export const hangingTables = (page: Page) =>
  page.locator('table').evaluateAll((tables: HTMLTableElement[]) =>
    tables
      .map((table) => ({
        table: table.querySelector('caption')?.textContent,
        over: table.offsetWidth - (table.parentElement?.clientWidth ?? 0),
      }))
      // A few pixels stay within the padding of the card around it.
      .filter(({ over }) => over > 8),
  );

/**
 * Of a list whose rows are cards: in how many rows the buttons of one lie at most, and the cells of which a part
 * lies under the label instead of beside it.
 */
export const cardsOf = (page: Page) =>
  page.locator('tbody td').evaluateAll((cells: HTMLElement[]) => {
    const topsOf = (cell: HTMLElement) =>
      Array.from(cell.querySelectorAll('button'), (button) => button.offsetTop);
    const isUnderLabel = (cell: HTMLElement) => {
      const { left, width } = cell.getBoundingClientRect();
      const pieces = Array.from(cell.querySelectorAll('span, time, button'));
      // The label has the first third.
      return pieces.some((piece) => piece.getBoundingClientRect().left < left + width / 4);
    };
    return {
      buttonRows: Math.max(...cells.map((cell) => new Set(topsOf(cell)).size)),
      underLabels: cells.filter(isUnderLabel).map((cell) => cell.innerText),
    };
  });

/** The buttons of a bar that something else lies over, wherever the page is scrolled to: a tap would miss them. */
export const coveredTools = (bar: Locator) =>
  bar.evaluate(async (element) => {
    const found = new Set<string>();
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));
    // From one place to the next is less than the height of a button.
    for (let top = 0; top < 1600; top += 40) {
      window.scrollTo(0, top);
      await new Promise((drawn) => requestAnimationFrame(drawn));
      for (const tool of Array.from(element.querySelectorAll('button'))) {
        const box = tool.getBoundingClientRect();
        for (const { x, y } of places) {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          if (!tool.contains(hit)) found.add(`${tool.innerText} under ${hit?.outerHTML ?? 'none'}`);
        }
      }
    }
    return [...found];
  });

/** Watches the line of words in a bar: which it has shown, and which of them not whole. */
export async function watchWords(bar: Locator) {
  const watch = await bar.evaluateHandle((element) => {
    const seen = new Set<string>();
    const cut = new Set<string>();
    new MutationObserver(() => {
      const line = element.querySelector('p');
      if (!line) return;
      seen.add(line.innerText);
      if (line.scrollWidth > line.clientWidth) cut.add(line.innerText);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return { seen, cut };
  });
  return {
    seen: () => watch.evaluate(({ seen }) => [...seen].sort()),
    cut: () => watch.evaluate(({ cut }) => [...cut]),
  };
}

/** The fills that tell something, such as the knob of a switch, and can't be told from what they lie on. */
export const unseenFills = (page: Page) =>
  page.evaluate(() => {
    const fillOf = (element: Element | null, pseudo?: string) =>
      element && getComputedStyle(element, pseudo).backgroundColor;
    const [switches, bars, boxes] = [
      '[role=switch]',
      '[role=progressbar] > *',
      'input:is([type=checkbox], [type=radio]):checked',
    ].map((selector) => Array.from(document.querySelectorAll(selector)));
    const [on, off] = [true, false].map((checked) =>
      switches?.find((one) => one.ariaChecked === String(checked)),
    );
    return {
      looked: { switches: switches?.length, bars: bars?.length, boxes: boxes?.length },
      unseen: [
        ...(switches ?? []).filter((one) => fillOf(one) === fillOf(one.firstElementChild)),
        ...(bars ?? []).filter((one) => fillOf(one) === fillOf(one.parentElement)),
        ...(boxes ?? []).filter((one) => fillOf(one) === fillOf(one, '::before')),
        ...(on && off && fillOf(on) === fillOf(off) ? [on, off] : []),
      ].map((one) => one.outerHTML),
    };
  });

/** What is cut on the sheet that goes to the printer; its page is this wide. */
export async function cutOnPaper(page: Page) {
  const before = page.viewportSize();
  // Letter within the margins of a page: 216 mm less 32, at 96 dots an inch.
  await page.setViewportSize({ width: 695, height: 912 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('.print-sheet *').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).overflow === 'hidden')
      // Words for screen readers alone are a point.
      .filter((part) => part.clientHeight > 4 && part.scrollHeight > part.clientHeight + 2)
      .map((part) => part.textContent),
  );
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return cut;
}
