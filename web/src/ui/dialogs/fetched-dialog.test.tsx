// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { latePart } from '@/ui/late-part';
import { toast } from '@/ui/toast/toast';
import { FetchedDialog } from './fetched-dialog';

interface Opened {
  open: boolean;
  onClose: () => void;
}
const Sheet = ({ open }: Opened) => (open ? <p>Sheet</p> : null);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a fetched dialog whose code cannot be had says so and closes, and opens at the next try', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<Opened>>>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(Sheet);
  const said = vi.spyOn(toast, 'error').mockReturnValue(undefined as never);
  const usePart = latePart(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          More
        </button>
        <FetchedDialog usePart={usePart} of={{ open, onClose: () => setOpen(false) }} />
      </>
    );
  }
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'More' }).click();
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('This could not be opened. Please try again.'),
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Sheet')).toBeNull();
  screen.getByRole('button', { name: 'More' }).click();
  expect(await screen.findByText('Sheet')).toBeTruthy();
});
