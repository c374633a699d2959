// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AsyncView } from '@/ui/async-view';
import { latePart } from './late-part';

afterEach(cleanup);

it('a late part says that its code cannot be loaded, tries again, and shows it at once from then on', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue('Chart');
  const useChart = latePart<string>(load);
  const Page = () => (
    <AsyncView {...useChart()} skeleton="Loading">
      {(chart) => chart}
    </AsyncView>
  );
  render(<Page />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Offline')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Chart')).toBeTruthy();
  cleanup();
  render(<Page />);
  expect(screen.getByText('Chart')).toBeTruthy();
});

it('a late part is fetched when it is wanted, and not before', async () => {
  const load = vi.fn().mockResolvedValue('Chart');
  const useChart = latePart<string>(load);
  const Page = ({ isWanted }: { isWanted: boolean }) => useChart(isWanted).data ?? 'Nothing';
  const { rerender } = render(<Page isWanted={false} />);
  expect(screen.getByText('Nothing')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  rerender(<Page isWanted />);
  expect(await screen.findByText('Chart')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
