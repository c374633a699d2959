// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusKept } from './use-focus-kept';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** People who wait, each with a button that deals with them. */
function List() {
  const [people, setPeople] = useState(['Rosa', 'Sam']);
  const box = useFocusKept<HTMLDivElement>(people);
  const remove = (name: string) => setPeople(people.filter((other) => other !== name));
  return (
    <>
      <div ref={box} tabIndex={-1} role="group" aria-label="Who is waiting">
        {people.map((name) => (
          <button key={name} onClick={() => remove(name)}>
            {name}
          </button>
        ))}
      </div>
      <button onClick={() => remove('Sam')}>Elsewhere</button>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const later = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

it('the focus stays in its part of the page when the pressed button disappears', () => {
  render(<List />);
  button('Rosa').focus();
  fireEvent.click(button('Rosa'));
  expect(document.activeElement).toBe(document.body);
  later();
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

it('the focus is not fetched back from where the viewer has gone on', () => {
  render(<List />);
  button('Sam').focus();
  button('Elsewhere').focus();
  fireEvent.click(button('Elsewhere'));
  later();
  expect(document.activeElement).toBe(button('Elsewhere'));
});

it('the focus is not taken when a button is pressed for a viewer who does not have the focus', () => {
  render(<List />);
  fireEvent.click(button('Rosa'));
  later();
  expect(document.activeElement).toBe(document.body);
});
