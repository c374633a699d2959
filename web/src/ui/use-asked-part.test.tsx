// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { latePart } from './late-part';
import { toast } from './toast/toast';
import { useOpenedPart } from './use-asked-part';

const Dialog = () => null;

describe('code that is fetched when it is opened', () => {
  it('is not fetched before, is there afterwards, and stays when it is closed', async () => {
    const load = vi.fn(async () => Dialog);
    const usePart = latePart(load);
    const { result, rerender } = renderHook(
      ({ open }) => useOpenedPart(usePart, open, () => undefined),
      { initialProps: { open: false } },
    );
    expect(load).not.toHaveBeenCalled();
    rerender({ open: true });
    await waitFor(() => expect(result.current.data).toBe(Dialog));
    rerender({ open: false });
    expect(result.current.data).toBe(Dialog);
    expect(load).toHaveBeenCalledOnce();
  });

  it('says so if it can’t be fetched, closes, and is fetched the next time', async () => {
    const said = vi.spyOn(toast, 'error');
    const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new TypeError('offline'));
    const usePart = latePart(load);
    const close = vi.fn();
    const { result, rerender } = renderHook(({ open }) => useOpenedPart(usePart, open, close), {
      initialProps: { open: true },
    });
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(said).toHaveBeenCalledWith('This could not be opened. Please try again.');
    rerender({ open: false });
    rerender({ open: true });
    await waitFor(() => expect(result.current.data).toBe(Dialog));
    expect(close).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
  });
});
