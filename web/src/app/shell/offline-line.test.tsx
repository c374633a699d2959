// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineLine } from './offline-line';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an open portal says that the device is offline as long as it is, and leads to the emergency help', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <MemoryRouter>
      <OfflineLine />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. What you see may be out of date.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Emergency help' })).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
