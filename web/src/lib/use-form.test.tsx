// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useForm } from './use-form';

const schema = z.object({ until: z.string() });

function Until({ onSaved }: { onSaved: (until: string) => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { until: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ until }) => onSaved(until))(event)}>
      <input type="date" aria-label="Until" {...form.register('until')} />
      <p>{form.formState.errors.until?.message}</p>
      <button>Save</button>
    </form>
  );
}

it('a form is not sent while one of its dates is only half typed', async () => {
  const saved = vi.fn();
  render(<Until onSaved={saved} />);
  const input = screen.getByLabelText('Until');
  const half = { badInput: true };
  Object.defineProperty(input, 'validity', { value: half });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Finish this date, or clear it');
  expect(saved).not.toHaveBeenCalled();
  half.badInput = false;
  // Clearing it gives no input event.
  fireEvent.blur(input);
  await vi.waitFor(() => expect(screen.queryByText('Finish this date, or clear it')).toBe(null));
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(''));
});
