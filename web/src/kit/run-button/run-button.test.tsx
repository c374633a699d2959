// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { RunButton } from './run-button';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (run: () => Promise<unknown>) => {
  render(
    <RunButton
      about="Rosa Marchetti"
      label="Verify Rosa Marchetti"
      busyLabel="Verifying..."
      failed="Not verified"
      run={run}
    >
      Verify
    </RunButton>,
  );
  return screen.getByRole('button', { name: 'Verify Rosa Marchetti' });
};

it('a run button runs once however often it is pressed, and shows that it runs', async () => {
  let finish: () => void = () => undefined;
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const button = show(run);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('Verifying...');
  finish();
  await waitFor(() => expect(button.textContent).toBe('Verify'));
});

it('a run button says what failed and for whom, and can be pressed again', async () => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const run = vi.fn(() => Promise.reject(new ApiError(409, 'Somebody was faster')));
  const button = show(run);
  fireEvent.click(button);
  await waitFor(() => expect(said).toHaveBeenCalledWith('Somebody was faster', 'Rosa Marchetti'));
  await waitFor(() => expect(button.textContent).toBe('Verify'));
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(2);
});
