// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from '@/lib/lazy-page';
import { preloadLinks } from './preload-links';

const fetched = vi.fn<(page: string) => void>();
const page = (name: string) =>
  lazyPage(() => {
    fetched(name);
    return Promise.resolve({ Page: () => null });
  }, 'Page');

/** One address with two pages, by its query. */
const records = Object.assign(() => null, {
  preload: (search?: string) => Promise.resolve(fetched(`records${search}`)),
});

/** As a router has them: members' pages are elements below a frame. */
const ROUTES: RouteObject[] = [
  { path: '/sign-in', Component: page('sign-in') },
  {
    path: '/',
    element: createElement('div'),
    children: [
      { path: 'pets', element: createElement(page('pets')) },
      { path: 'pets/:id', element: createElement(page('pet')) },
      { path: 'records', Component: records },
    ],
  },
];

function link(href: string, more = '') {
  document.body.innerHTML = `<a href="${href}" ${more}><span>Go</span></a>`;
  return document.querySelector('span') as HTMLElement;
}

preloadLinks(() => ROUTES);
beforeEach(() => fetched.mockClear());

it('the page of a link is fetched once when a mouse comes over it', () => {
  const words = link('/pets/7');
  fireEvent.pointerOver(words);
  fireEvent.pointerOver(words);
  expect(fetched.mock.calls).toEqual([['pet']]);
});

it('the page of a link is fetched when a finger touches it, and when it gets the focus', () => {
  fireEvent.touchStart(link('/pets?page=2'));
  fireEvent.focusIn(link('/sign-in'));
  expect(fetched.mock.calls).toEqual([['pets'], ['sign-in']]);
});

it('the query of a link says which page is fetched where an address has several', () => {
  fireEvent.pointerOver(link('/records?petId=7'));
  fireEvent.pointerOver(link('/records'));
  expect(fetched.mock.calls).toEqual([['records?petId=7'], ['records']]);
});

it('a link to another site or into a new tab, and what is no link, fetch nothing', () => {
  fireEvent.pointerOver(link('https://example.org/pets/9'));
  fireEvent.pointerOver(link('/pets/9', 'target="_blank"'));
  fireEvent.pointerOver(document.body);
  expect(fetched).not.toHaveBeenCalled();
});

it('nothing is fetched ahead for members who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerOver(link('/pets/11'));
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});
