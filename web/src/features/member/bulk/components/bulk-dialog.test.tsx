// @vitest-environment jsdom
import type { BulkTask } from '@hearthside/contract/member/bulk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import type { BulkChoice } from '../../model/bulk-words';
import { BulkDialog } from './bulk-dialog';

let task: BulkTask;
let sent: { call: string; body: unknown }[];
/** The states of tasks that run, by their ids. Each question gets the next one. */
let states: Record<number, Partial<BulkTask>[]>;

function serve({ call, body }: Asked) {
  sent.push({ call, body });
  if (call.includes('/refusals')) {
    return answer({
      refusals: [{ memberId: 9, name: 'Sam Delgado', reason: 'They are blocked.' }],
      pagination: { currentPage: 1, totalPages: 1, total: 1 },
    });
  }
  const [, id, undo] = call.match(/tasks\/(\d+)(\/undo)?$/) ?? [];
  if (undo) return answer({ ...task, id: 4, ...states[4]?.shift() });
  return answer({ ...task, ...(id && { id: Number(id) }), ...states[Number(id)]?.shift() });
}
beforeEach(() => {
  sent = [];
  states = {};
  task = {
    id: 3,
    action: 'verify',
    about: '',
    total: 2,
    done: 2,
    unchanged: 0,
    refused: 0,
    state: 'finished',
    startedAt: '2026-11-26T00:00:00.000Z',
    canUndo: true,
    isUndo: false,
  };
  openPortal(serve);
});
afterEach(closePortal);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const closed = vi.fn();
const PEOPLE = [
  { firstName: 'Mary Ann', lastName: 'Marchetti' },
  { firstName: 'Sam', lastName: 'Delgado' },
];
const show = (action: BulkChoice) =>
  render(
    <DataCache>
      <BulkDialog
        action={action}
        selection={{ ids: [7, 9] }}
        count={2}
        people={PEOPLE}
        open
        onClose={closed}
        onStarted={vi.fn()}
        onShow={undefined}
      />
    </DataCache>,
    { wrapper: MemoryRouter },
  );

/** As the list of users does it: one action after the other, each in a dialog of its own. */
function Table() {
  const [{ action, turn }, setAsked] = useState<{ action: BulkChoice; turn: number }>({
    action: 'verify',
    turn: 1,
  });
  const [open, setOpen] = useState(true);
  return (
    <>
      <button
        onClick={() => {
          setAsked({ action: 'message', turn: turn + 1 });
          setOpen(true);
        }}
      >
        Next
      </button>
      <BulkDialog
        key={turn}
        action={action}
        selection={{ ids: [7, 9] }}
        count={2}
        people={PEOPLE}
        open={open}
        onClose={() => setOpen(false)}
        onStarted={vi.fn()}
        onShow={() => setOpen(true)}
      />
    </>
  );
}
const showTable = () =>
  render(
    <DataCache>
      <Table />
    </DataCache>,
    { wrapper: MemoryRouter },
  );

it('an admin who verifies many can undo it for all of them', async () => {
  show('verify');
  press('Verify');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  const [text, undo] = vi.mocked(toast.undo).mock.lastCall!;
  expect(text).toBe('2 users verified');
  undo();
  await vi.waitFor(() => expect(sent.at(-1)?.call).toBe('POST /api/users/tasks/3/undo'));
  expect(sent[0]?.body).toMatchObject({ selection: { ids: [7, 9] }, work: { action: 'verify' } });
});

it('an admin reads whom a task has not done, and why', async () => {
  task = { ...task, done: 1, refused: 1 };
  show('verify');
  press('Verify');
  await screen.findByText('They are blocked.');
  screen.getByText('1 user not done');
  screen.getByRole('button', { name: 'Undo' });
});

it('a new role for many needs a role and a reason, and loses nothing typed', async () => {
  show('role');
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'They asked' } });
  press('Change role');
  await screen.findByText('Please choose a role');
  expect(sent).toEqual([]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('They asked');
  fireEvent.change(screen.getByLabelText(/New role/), { target: { value: 'foster' } });
  press('Change role');
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent[0]?.body).toMatchObject({
    work: { action: 'role', role: 'foster', reason: 'They asked' },
  });
});

it('a message to many is shown as the first of them will read it', async () => {
  show('message');
  fireEvent.click(screen.getByLabelText(/By email/));
  fireEvent.change(screen.getByRole('textbox', { name: /Message/ }), {
    target: { value: 'We meet on Friday.' },
  });
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Hello Mary Ann,');
  expect(preview.textContent).toContain('We meet on Friday.');
  press('Send');
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent[0]?.body).toMatchObject({
    work: { action: 'message', way: 'mail', text: 'We meet on Friday.' },
  });
});

it('an undo from a toast shows how far it is, and says when it has ended', async () => {
  const running = { state: 'running', done: 1, isUndo: true, canUndo: false } as const;
  states = { 4: [running, running, { ...running, state: 'finished', done: 2 }] };
  showTable();
  press('Verify');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  vi.mocked(toast.undo).mock.lastCall![1]();
  await screen.findByText('1 of 2 done');
  expect(toast.success).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('2 users verified', ''), {
    timeout: 4000,
  });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a task is watched to its end when the admin has started another action', async () => {
  task = { ...task, state: 'running', done: 0, canUndo: false };
  states = { 3: [{ state: 'running' }, { state: 'finished', done: 1, refused: 1 }] };
  showTable();
  press('Verify');
  await screen.findByText('0 of 2 done');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByText('Next'));
  await screen.findByRole('textbox', { name: /Message/ });
  await vi.waitFor(
    () =>
      expect(toast.success).toHaveBeenCalledWith(
        '1 user verified',
        '1 user not done. See Tasks for the reason.',
      ),
    { timeout: 4000 },
  );
  screen.getByRole('textbox', { name: /Message/ });
});

it('a message to many is kept when the dialog is closed by accident', () => {
  show('message');
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: /Message/ }), { target: { value } });
  type('We meet on Friday.');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed).toHaveBeenCalled();
  cleanup();
  show('message');
  expect(screen.getByDisplayValue('We meet on Friday.')).toBeTruthy();
  press('Cancel');
  cleanup();
  show('message');
  expect(screen.queryByDisplayValue('We meet on Friday.')).toBeNull();
});
