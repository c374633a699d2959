import type { Locator, Page } from 'playwright-core';

/** The tables that are wider than their container, and by how many pixels. */
export const hangingTables = (page: Page) =>
  page.locator('table').evaluateAll((tables: HTMLTableElement[]) =>
    tables
      .map((table) => ({
        table: table.querySelector('caption')?.textContent,
        over: table.offsetWidth - (table.parentElement?.clientWidth ?? 0),
      }))
      // A few pixels still fit into the padding of the surrounding card.
      .filter(({ over }) => over > 8),
  );

/**
 * For a list whose rows are cards: the most lines that the buttons of one card take, and the cells whose content is
 * partly below the label instead of next to it.
 */
export const cardsOf = (page: Page) =>
  page.locator('tbody td').evaluateAll((cells: HTMLElement[]) => {
    const topsOf = (cell: HTMLElement) =>
      Array.from(cell.querySelectorAll('button'), (button) => button.offsetTop);
    const isUnderLabel = (cell: HTMLElement) => {
      const { left, width } = cell.getBoundingClientRect();
      const pieces = Array.from(cell.querySelectorAll('span, time, button'));
      // The label takes the first third.
      return pieces.some((piece) => piece.getBoundingClientRect().left < left + width / 4);
    };
    return {
      buttonRows: Math.max(...cells.map((cell) => new Set(topsOf(cell)).size)),
      underLabels: cells.filter(isUnderLabel).map((cell) => cell.innerText),
    };
  });

/** The buttons of a bar that something covers at any scroll position: a tap would miss them. */
export const coveredTools = (bar: Locator) =>
  bar.evaluate(async (element) => {
    const found = new Set<string>();
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));
    // Each step is smaller than the height of a button.
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

/** Watches the line of text in a bar: which texts it has shown, and which of them were truncated. */
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

/** Fills that carry meaning, such as the knob of a switch, and are not distinguishable from their background. */
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

/** What is cut off on the printed sheet, whose page has this width. */
export async function cutOnPaper(page: Page) {
  const before = page.viewportSize();
  // A Letter page within its margins: 216 mm minus 32, at 96 dots per inch.
  await page.setViewportSize({ width: 695, height: 912 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('.print-sheet *').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).overflow === 'hidden')
      // Text that is only for screen readers has a size of one pixel.
      .filter((part) => part.clientHeight > 4 && part.scrollHeight > part.clientHeight + 2)
      .map((part) => part.textContent),
  );
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return cut;
}

/** Waits until the page is drawn the way it was turned to. */
export async function drawn(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // Colors fade from one to the other. Halfway, neither has its contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}
