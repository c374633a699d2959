// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { LibraryFoldersPage } from './library-folders-page';

const intake = { id: 7, name: 'Intake', section: 'forms' };
const INTAKE = '/api/admin/library/folders/7';
let asked: Asked[];
let refusal: Promise<Response> | undefined;

beforeEach(() => {
  asked = [];
  refusal = undefined;
  openPortal((request) => {
    asked.push(request);
    const { call, body } = request;
    if (call === 'GET /api/admin/library/folders') return answer({ folders: [intake] });
    if (refusal) return refusal;
    if (call === `DELETE ${INTAKE}`) return answer({ message: 'Folder deleted successfully' });
    return answer({ folder: { ...intake, ...body } });
  });
});
afterEach(closePortal);

const open = () => {
  const router = createMemoryRouter([{ path: '/', element: <LibraryFoldersPage /> }]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
};
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Intake' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('the folders page renames a folder', async () => {
  open();
  await choose('Rename');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'First visit' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Renamed to “First visit”'));
  const sent = asked.find(({ call }) => call === `PATCH ${INTAKE}`);
  expect(sent?.body).toEqual({ name: 'First visit' });
});

it('the folder dialog shows at the name what is wrong with it', async () => {
  const said = 'This section already has a folder with this name.';
  refusal = refused('NAME_TAKEN', said, { name: said });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'New folder' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
  expect(await dialog.findByText('Please enter a name')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Intake' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
  expect(await dialog.findByText(said)).toBeTruthy();
});

it('the folders page deletes an empty folder, and says what to do with one that is not', async () => {
  refusal = refused('IN_USE', 'You can delete only empty folders.');
  open();
  await choose('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText(/^“Intake” still has items in it/)).toBeTruthy();
  refusal = undefined;
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Folder “Intake” deleted'));
});
