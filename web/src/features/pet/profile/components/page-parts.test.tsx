// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageParts } from './page-parts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Id = 'record' | 'photos' | 'people';

function Page() {
  const [shown, show] = useState<Id>('record');
  const part = (id: Id) => ({ id, label: id, content: <p>{`All ${id}`}</p> });
  const parts = [part('record'), part('photos'), part('people')];
  return <PageParts label="Parts" parts={parts} shown={shown} onShow={show} />;
}

const drawn = () => screen.getAllByText(/^All /).map(({ textContent }) => textContent);

it('a phone draws the part that it shows first, and the others once the page is idle', async () => {
  render(<Page />);
  expect(drawn()).toEqual(['All record']);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(drawn()).toEqual(['All record', 'All photos', 'All people']);
});

it('a phone draws all parts when another one is opened, and keeps the first', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('tab', { name: 'photos' }));
  expect(drawn()).toEqual(['All record', 'All photos', 'All people']);
});
