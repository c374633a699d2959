// @vitest-environment jsdom
import type { RoutineLine } from '@hearthside/contract/pet/routine';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { PetRoutine } from './pet-routine';

const line = { what: 'Breakfast', amount: 'One cup', time: '7 AM', place: 'Pantry' };
let calls: Asked[];
let refusal: (() => Promise<Response>) | undefined;
/** What somebody else has saved meanwhile. */
let theirs: RoutineLine[];
beforeEach(() => {
  theirs = [line];
  calls = [];
  refusal = undefined;
  openPortal((asked) => {
    if (asked.call.startsWith('GET')) return answer({ ...biscuit, routine: theirs, revision: '9' });
    if (!asked.call.endsWith('/routine')) return;
    calls.push(asked);
    return refusal?.() ?? answer({ ...biscuit, routine: asked.body.lines });
  });
});
afterEach(closePortal);

const open = (more: object = {}) =>
  render(
    <DataCache>
      <PetRoutine detail={{ ...biscuit, routine: [line], ...more }} />
    </DataCache>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the routine is shown to those who may not change it, and left out if there is none', () => {
  const { unmount } = open({ mayChange: false });
  expect(screen.getByText('Breakfast')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open({ mayChange: false, routine: [] });
  expect(screen.queryByText('Feeding and routine')).toBeNull();
});

it('the routine is saved as a whole, in the order of its lines', async () => {
  open();
  press('Edit routine');
  await screen.findByRole('dialog');
  press('Add a line');
  const [, second] = await screen.findAllByLabelText<HTMLInputElement>(/^What/);
  fireEvent.change(second!, { target: { value: 'Walk' } });
  press('Move line 2 up');
  fireEvent.submit(second!.closest('form')!);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    lines: [{ what: 'Walk', amount: '', time: '', place: '' }, line],
    revision: '1',
  });
});

it('a routine that somebody else changed is compared with what was typed, and one of the two is chosen', async () => {
  refusal = () => refused('CHANGED_MEANWHILE', 'Changed by someone else.');
  open();
  press('Edit routine');
  const what = await screen.findByLabelText<HTMLInputElement>(/^What/);
  fireEvent.change(what, { target: { value: 'Supper' } });
  theirs = [{ ...line, what: 'Brunch' }];
  fireEvent.submit(what.closest('form')!);
  const group = within(await screen.findByRole('group', { name: 'Routine' }));
  expect(what.value).toBe('Supper');
  fireEvent.click(group.getByLabelText(/^Theirs.*: Brunch/));
  await vi.waitFor(() => expect(screen.getByDisplayValue('Brunch')).toBeTruthy());
  fireEvent.click(group.getByLabelText(/^Mine.*: Supper/));
  refusal = undefined;
  fireEvent.submit(screen.getByDisplayValue('Supper').closest('form')!);
  await vi.waitFor(() => expect(calls.map(({ body }) => body.revision)).toEqual(['1', '9']));
  expect(calls[1]?.body.lines).toEqual([{ ...line, what: 'Supper' }]);
});

it('a routine whose edit is canceled comes back with what was typed', async () => {
  open();
  press('Edit routine');
  const what = await screen.findByLabelText<HTMLInputElement>(/^What/);
  fireEvent.change(what, { target: { value: 'Supper' } });
  press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast.undo).toHaveBeenCalledWith('Changes discarded', expect.any(Function));
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  expect(await screen.findByDisplayValue('Supper')).toBeTruthy();
});
