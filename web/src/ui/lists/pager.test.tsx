// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pager } from './pager';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('the pager has no page before the first and none after the last', () => {
  const { rerender } = render(<Pager page={1} pages={8} onPage={vi.fn()} />);
  expect(button('Previous page').disabled).toBe(true);
  expect(button('Next page').disabled).toBe(false);

  rerender(<Pager page={8} pages={8} onPage={vi.fn()} />);
  expect(button('Previous page').disabled).toBe(false);
  expect(button('Next page').disabled).toBe(true);
});

it('the pager marks the current page and turns to the chosen one', () => {
  const onPage = vi.fn();
  render(<Pager page={4} pages={8} onPage={onPage} label="Pages of pets" />);
  expect(screen.getByRole('navigation', { name: 'Pages of pets' })).toBeTruthy();
  expect(button('Page 4').getAttribute('aria-current')).toBe('page');

  fireEvent.click(button('Page 8'));
  fireEvent.click(button('Next page'));
  fireEvent.click(button('Previous page'));
  expect(onPage.mock.calls).toEqual([[8], [5], [3]]);
});

it('the pager shows nothing when there is only one page', () => {
  const { container } = render(<Pager page={1} pages={1} onPage={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});
