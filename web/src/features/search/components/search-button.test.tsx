// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { SearchButton } from './search-button';
import { SearchHost } from './search-host';

afterEach(closePortal);

const PETS = {
  section: 'pet_records',
  more: true,
  found: [
    {
      title: 'Biscuit',
      line: 'Beagle · Olive Grove',
      snippet: '',
      path: '/pet-records?petId=5',
      match: 0,
    },
  ],
};
const HELP = {
  section: 'help',
  more: false,
  found: [
    { title: 'Feeding', line: 'FAQ', snippet: 'One biscuit a day', path: '/help/faq/3', match: 4 },
  ],
};

/** What the server found for a text. */
let found: Record<string, unknown>;
let asked: string[];
/** Of these, the ones for which the portal shows something by itself. */
let answered: string[];

beforeEach(() => {
  asked = [];
  answered = [];
  found = { biscuit: { groups: [HELP, PETS], meant: null } };
});

function Place() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname + search + (state ? JSON.stringify(state) : '')}</p>
      <input aria-label="Some field" />
      <SearchButton place="sidebar" />
      <SearchHost />
    </>
  );
}

function open() {
  openPortal(({ call, query }) => {
    if (call === 'GET /api/inbox/state') return answer({ unread: 0, hasChats: true });
    if (call === 'GET /api/search') {
      const text = query.get('search') ?? '';
      asked.push(text);
      if (query.has('answered')) answered.push(text);
      return answer(found[text] ?? { groups: [], meant: null });
    }
    return answer({});
  });
  const router = createMemoryRouter([{ path: '*', element: <Place /> }]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
}

const press = (key: string, more: object = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...more });
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const place = () => screen.getByTestId('place').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

async function type(text: string) {
  const input = await field();
  fireEvent.change(input, { target: { value: text } });
  return input;
}

it('the search opens by its button, by Ctrl-K and by a slash, but not by a slash that is typed into a field', async () => {
  open();
  press('/', {}, screen.getByLabelText('Some field'));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('k', { ctrlKey: true });
  await field();
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('/');
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^Search/ }));
  await field();
});

it('an action is offered at once, and Enter goes to its page and opens it there', async () => {
  open();
  press('k', { metaKey: true });
  const input = await type('gift');
  expect(active()).toBe('Record a gift');
  press('Enter', {}, input);
  await waitFor(() => expect(place()).toBe('/admin-payments{"opens":"record_gift"}'));
});

it('what the server finds is grouped, the best title first, with the words marked', async () => {
  open();
  press('k', { ctrlKey: true });
  await type('biscuit');
  await screen.findByText('Beagle · Olive Grove');
  expect(options()).toEqual([
    'BiscuitBeagle · Olive Grove',
    'All in Pet Records',
    'FeedingFAQOne biscuit a day',
  ]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Biscuit',
    'biscuit',
  ]);
  expect(await screen.findByText('3 results')).toBeTruthy();
});

it('the arrow keys move through all groups and round, and Enter opens', async () => {
  open();
  press('k', { ctrlKey: true });
  const input = await type('biscuit');
  await screen.findByText('Beagle · Olive Grove');
  Element.prototype.scrollIntoView = () => undefined;
  expect(active()).toContain('Biscuit');
  press('ArrowDown', {}, input);
  press('ArrowDown', {}, input);
  expect(active()).toContain('Feeding');
  press('ArrowDown', {}, input);
  expect(active()).toContain('Biscuit');
  press('ArrowUp', {}, input);
  expect(input.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  press('Enter', {}, input);
  await waitFor(() => expect(place()).toBe('/help/faq/3'));
});

it('Enter opens nothing that was found for what was typed before', async () => {
  open();
  press('k', { ctrlKey: true });
  const input = await type('biscuit');
  await screen.findByText('Beagle · Olive Grove');
  await type('bella');
  press('Enter', {}, input);
  expect(options()).toEqual([]);
  expect(await screen.findByText('No results for “bella”.')).toBeTruthy();
  expect(place()).toBe('/');
});

it('the server is notified when an action answers a search, so that it does not count as unanswered', async () => {
  open();
  press('k', { ctrlKey: true });
  await type('gift');
  await waitFor(() => expect(asked).toContain('gift'));
  await type('xyzzy');
  await waitFor(() => expect(asked).toContain('xyzzy'));
  expect(answered).toEqual(['gift']);
});

it('the Enter that accepts a Japanese word opens nothing, also in Safari', async () => {
  open();
  press('k', { ctrlKey: true });
  const input = await type('biscuit');
  await screen.findByText('Beagle · Olive Grove');
  press('Enter', { isComposing: true }, input);
  // Safari has ended the composition before it sends the key.
  press('Enter', { keyCode: 229 }, input);
  expect(place()).toBe('/');
  press('Enter', {}, input);
  await waitFor(() => expect(place()).toBe('/pet-records?petId=5'));
});

it('the server is asked once for what is typed in one go', async () => {
  open();
  press('k', { ctrlKey: true });
  for (const text of ['b', 'bi', 'biscuit']) await type(text);
  await screen.findByText('Beagle · Olive Grove');
  expect(asked).toEqual(['biscuit']);
});

it('a search that finds nothing says so, and one that was mistyped says what it has searched for', async () => {
  found.biscit = { groups: [PETS], meant: 'biscuit' };
  open();
  press('k', { ctrlKey: true });
  await type('xyzzy');
  expect(await screen.findByText('No results for “xyzzy”.')).toBeTruthy();
  await type('biscit');
  expect((await screen.findByText(/Showing results for/)).textContent).toBe(
    'No results for “biscit”. Showing results for biscuit.',
  );
});

it('a search without an answer can be tried again', async () => {
  open();
  const { fetch } = window;
  let fails = true;
  window.fetch = (input, init) =>
    fails && String(input).includes('/api/search')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
  press('k', { ctrlKey: true });
  await type('biscuit');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  fireEvent.click(retry);
  await screen.findByText('Beagle · Olive Grove');
});

it('what was searched for and opened is offered the next time, until it is cleared', async () => {
  open();
  press('k', { ctrlKey: true });
  const input = await type('biscuit');
  await screen.findByText('Beagle · Olive Grove');
  press('Enter', {}, input);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('k', { ctrlKey: true });
  expect(await screen.findByRole('button', { name: 'biscuit' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Biscuit/ }).getAttribute('href')).toBe(
    '/pet-records?petId=5',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'biscuit' })).toBeNull();
});
