// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { TrustsTable } from './trusts-table';

const TRUSTS = [
  { id: 1, name: 'Bella Trust', people: 2, pets: 1 },
  { id: 2, name: 'Moss Trust', people: 0, pets: 0 },
];
const server = vi.fn<(body: Record<string, unknown>) => Promise<Response>>();

beforeEach(() => {
  server.mockReset();
  openPortal(({ body }) => server(body));
});
afterEach(closePortal);

const pip = {
  id: 2,
  name: 'Pip Trust',
  notes: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  people: [],
  inTrash: [],
  petsInTrash: [],
  peopleTotal: 0,
  petsTotal: 0,
  pets: [],
};

const open = () => {
  const list = <TrustsTable trusts={TRUSTS} busy={false} onDeleted={() => undefined} />;
  const router = createMemoryRouter([
    { path: '/', element: list },
    { path: '/trusts/:id', element: null },
  ]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
};
const choose = async (trust: string, action: string) => {
  fireEvent.click(screen.getByRole('button', { name: `More actions for ${trust}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('the table of trusts says beforehand that a trust with people cannot be deleted, and links to them', async () => {
  const router = open();
  await choose('Bella Trust', 'Delete');
  expect(await screen.findByText(/^2 people and one pet are assigned to this trust/)).toBeTruthy();
  await press('Show its people');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/trusts/1'));
  expect(server).not.toHaveBeenCalled();
});

it('the table of trusts deletes an empty trust, or shows the server’s words', async () => {
  server.mockImplementation(() => refused('IN_USE', 'Someone was assigned meanwhile'));
  open();
  await choose('Moss Trust', 'Delete');
  await press('Delete');
  expect(await screen.findByText('Someone was assigned meanwhile')).toBeTruthy();

  server.mockImplementation(() => answer({ id: 2 }));
  await press('Delete');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Trust deleted'));
});

it('renames, and shows a taken name by the field without losing it', async () => {
  server.mockImplementation(() => refused('NAME_TAKEN', 'No', { name: 'Taken' }));
  open();
  await choose('Moss Trust', 'Rename');
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Moss Trust');
  expect(document.activeElement).toBe(name);
  fireEvent.input(name, { target: { value: 'Bella Trust' } });
  await press('Save');
  expect(await screen.findByText('Taken')).toBeTruthy();
  expect(name.value).toBe('Bella Trust');

  server.mockImplementation(() => answer(pip));
  fireEvent.input(name, { target: { value: 'Pip Trust' } });
  await press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Trust renamed'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renames over the name that a colleague has given it meanwhile only after telling it', async () => {
  const said = 'Someone else renamed this trust to “Elm Trust” in the meantime.';
  server.mockImplementation(({ before }) =>
    before === 'Elm Trust' ? answer(pip) : refused('CHANGED_MEANWHILE', said, { now: 'Elm Trust' }),
  );
  open();
  await choose('Moss Trust', 'Rename');
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.input(name, { target: { value: 'Pip Trust' } });
  await press('Save');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(name.value).toBe('Pip Trust');
  await press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Trust renamed'));
  const sent = { name: 'Pip Trust' };
  expect(server).toHaveBeenCalledWith({ ...sent, before: 'Moss Trust' });
  expect(server).toHaveBeenLastCalledWith({ ...sent, before: 'Elm Trust' });
});
