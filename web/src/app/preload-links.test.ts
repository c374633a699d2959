// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { preloadLinks } from './preload-links';

const page = () => Object.assign(() => null, { preload: vi.fn(() => Promise.resolve()) });
const [list, one] = [page(), page()];
const ROUTES: RouteObject[] = [
  { path: '/pets', Component: list },
  { handle: 'section', children: [{ path: '/pets/:id/sheet', Component: one }] },
];

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function link(href: string): HTMLElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  const inside = document.createElement('span');
  anchor.append(inside);
  document.body.append(anchor);
  return inside;
}
const hover = (on: HTMLElement) => on.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('a page’s code is fetched once when its link is about to be pressed', () => {
  end = preloadLinks(ROUTES);
  const to = link('/pets/5/sheet?from=home');
  hover(to);
  to.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(one.preload).toHaveBeenCalledTimes(1);
  expect(list.preload).not.toHaveBeenCalled();
});

it('links to other places fetch nothing', () => {
  end = preloadLinks(ROUTES);
  for (const href of ['https://elsewhere.example/pets', 'mailto:a@b.example', '/none'])
    hover(link(href));
  hover(document.body);
  expect(list.preload).not.toHaveBeenCalled();
});

it('nothing is fetched ahead where the device saves data, or after it has ended', () => {
  preloadLinks(ROUTES)();
  hover(link('/pets'));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  end = preloadLinks(ROUTES);
  hover(link('/pets'));
  expect(list.preload).not.toHaveBeenCalled();
});
