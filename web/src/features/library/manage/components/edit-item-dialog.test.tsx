// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refusedError } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import * as sending from '../../api/send-item';
import { storedEdit } from '../../model/stored-draft';
import { testItem } from '../../model/test-item';
import { EditItemDialog, type EditableItem } from './edit-item-dialog';

const item = testItem(4, { title: 'Intake' }) as EditableItem;
const theirs = testItem(4, { title: 'Intake, new', revision: '2' });
const watched = () => vi.spyOn(sending, 'changeItem');
let change: ReturnType<typeof watched>;
/** The item as the server has it. */
let saved = theirs;
const onClose = vi.fn();
const onReopen = vi.fn();

beforeEach(() => {
  change = watched().mockResolvedValue(theirs);
  saved = theirs;
  onClose.mockReset();
  onReopen.mockReset();
  storedEdit(7, 4).clear();
  openPortal(({ call }) => {
    if (call === 'GET /api/admin/library/folders') return answer({ folders: [] });
    if (call === 'GET /api/library/items/4') return answer({ item: saved });
  });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(closePortal);

let router: ReturnType<typeof createMemoryRouter>;
const open = async (edited = item) => {
  const element = <EditItemDialog item={edited} onClose={onClose} onReopen={onReopen} />;
  const page = { path: '/', element };
  router = createMemoryRouter([page, { path: '/elsewhere', element: null }]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  return dialog;
};
const choosePdf = (dialog: Dialog) => {
  fireEvent.click(dialog.getByRole('tab', { name: 'Option' }));
  const pdf = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [pdf] } });
  return pdf;
};
/** Answers the question on top of the dialog. */
const answerWith = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const title = (dialog: Dialog) => dialog.getByLabelText<HTMLInputElement>(/^Title/);
const retitle = (dialog: Dialog, value: string) =>
  fireEvent.change(title(dialog), { target: { value } });
const press = async (dialog: Dialog, name: string) =>
  fireEvent.click(await dialog.findByRole('button', { name }));

it('the edit dialog saves changes based on the revision that was opened', async () => {
  const dialog = await open();
  retitle(dialog, 'Intake form');
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Item updated successfully'));
  expect(change.mock.calls[0]![1]).toMatchObject({
    id: '4',
    title: 'Intake form',
    revision: '1',
    externalUrl: '',
    file: undefined,
  });
  expect(onClose).toHaveBeenCalled();
});

it('the edit dialog keeps what was typed after a conflict, and can overwrite the other version', async () => {
  const said = 'Someone else changed this item since you opened it.';
  const details = { by: 'Ada Editor', at: '2026-11-12T10:00:00.000Z' };
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', said, details));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(dialog.getByText(/^It was Ada Editor, Nov 12, 2026.+ still here\.$/)).toBeTruthy();
  expect(title(dialog).value).toBe('Mine');
  await press(dialog, 'Save my version instead');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls[1]![1]).toMatchObject({ title: 'Mine', revision: '2' });
});

it('the edit dialog shows what somebody else changed field by field, and takes what is chosen', async () => {
  saved = { ...theirs, description: 'Their words', tag: 'pet_stories' };
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed.'));
  const dialog = await open();
  retitle(dialog, 'Mine');
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ });
  await press(dialog, 'Save changes');
  const group = within(await dialog.findByRole('group', { name: 'Title' }));
  expect(group.getByLabelText<HTMLInputElement>(/^Mine.*: Mine/).checked).toBe(true);
  expect(dialog.getByText('Description is now').nextSibling?.textContent).toBe('Their words');
  expect(dialog.getByText('Tag is now').nextSibling?.textContent).toBe('Pet Stories');
  expect(words.value).toBe('Their words');
  fireEvent.click(group.getByLabelText(/^Theirs.*: Intake, new/));
  expect(title(dialog).value).toBe('Intake, new');
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  const sent = { title: 'Intake, new', description: 'Their words', revision: '2' };
  expect(change.mock.calls[1]![1]).toMatchObject({ ...sent, tag: 'pet_stories' });
});

it('a draft of an item that was typed before somebody else’s save leaves their fields as they are', async () => {
  retitle(await open(), 'Half a thought');
  cleanup();
  saved = { ...theirs, title: 'Intake', description: 'Their words' };
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed.'));
  const dialog = await open(saved as EditableItem);
  await press(dialog, 'Save changes');
  await dialog.findByText('Description is now');
  await press(dialog, 'Save my version instead');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  const sent = { title: 'Half a thought', description: 'Their words', revision: '2' };
  expect(change.mock.calls[1]![1]).toMatchObject(sent);
});

it('the edit dialog can take what is there now instead of what was typed', async () => {
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed.'));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  await press(dialog, 'Show the current version');
  const option = dialog.getByRole('tab', { name: 'Option' });
  await vi.waitFor(() => expect(option.getAttribute('aria-selected')).toBe('true'));
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  expect(title(dialog).value).toBe('Intake, new');
});

it('the edit dialog restores what was typed, with its revision, if it was discarded by accident', async () => {
  const said = 'Someone else changed this item since you opened it.';
  change
    .mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', said))
    .mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', said));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  await press(dialog, 'Show the current version');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  expect(storedEdit(7, 4).has()).toBe(false);
  act(() => vi.mocked(toast.undo).mock.calls[0]![1]());
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  expect([title(dialog).value, storedEdit(7, 4).revision()]).toEqual(['Mine', '1']);
  expect(dialog.getByText(said)).toBeTruthy();
  expect(onReopen).toHaveBeenCalledWith(item);
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls[1]![1]).toMatchObject({ title: 'Mine', revision: '1' });
});

it('the edit dialog offers to restore what was typed until the item is saved', async () => {
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed.'));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  await press(dialog, 'Show the current version');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  const until = vi.mocked(toast.undo).mock.calls[0]![2]!.until!;
  expect(until.aborted).toBe(false);
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(until.aborted).toBe(true));
});

it('the edit dialog accepts a single file to replace another one', async () => {
  const dialog = await open();
  fireEvent.click(dialog.getByRole('tab', { name: 'Option' }));
  const pdf = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [pdf, pdf] } });
  expect(dialog.getByText('Please select only one file at a time')).toBeTruthy();
  choosePdf(dialog);
  expect(dialog.getByText('new.pdf')).toBeTruthy();
  expect(dialog.queryByText('Please select only one file at a time')).toBeNull();
});

it('the edit dialog asks before a file is replaced, because the old one is erased', async () => {
  const dialog = await open();
  const pdf = choosePdf(dialog);
  await press(dialog, 'Save changes');
  expect(await screen.findByText('Replace “item-4.pdf”?')).toBeTruthy();
  await answerWith('Keep the old file');
  expect(change).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(dialog, 'Save changes');
  await answerWith('Replace');
  await vi.waitFor(() => expect(change.mock.calls[0]![1].file).toBe(pdf));
});

it('the edit dialog asks before somebody leaves while a new file is being sent', async () => {
  change.mockReturnValue(new Promise(() => undefined));
  const dialog = await open();
  choosePdf(dialog);
  await press(dialog, 'Save changes');
  await answerWith('Replace');
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

it('the edit dialog keeps what was typed when it is closed by accident, until it is canceled', async () => {
  retitle(await open(), 'Half a thought');
  // The page goes away, but what the tab has stored stays.
  cleanup();
  const dialog = await open();
  expect(title(dialog).value).toBe('Half a thought');
  await press(dialog, 'Start over');
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  expect(title(dialog).value).toBe('Intake');
});

it('the edit dialog reports a conflict of a stored draft with what somebody else has changed since', async () => {
  const said = 'Someone else changed this item since you opened it.';
  change.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', said));
  retitle(await open(), 'Half a thought');
  cleanup();
  const now = testItem(4, { title: 'Intake', privacy: 'attorney_only', revision: '2' });
  const dialog = await open(now as EditableItem);
  expect(dialog.getByText(said)).toBeTruthy();
  expect(title(dialog).value).toBe('Half a thought');
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(change.mock.calls[0]![1].revision).toBe('1'));
  expect(await dialog.findByText(said)).toBeTruthy();
  await press(dialog, 'Show the current version');
  await vi.waitFor(() => expect(dialog.queryByText(said)).toBeNull());
});

it('the edit dialog clears a stored draft that the item says already, because the answer to its save was lost', async () => {
  change.mockRejectedValueOnce(new ApiError(0, 'No answer.', {}, false));
  const first = await open();
  const pdf = choosePdf(first);
  fireEvent.click(first.getByRole('tab', { name: 'Description' }));
  retitle(first, 'Intake form ');
  await press(first, 'Save changes');
  await answerWith('Replace');
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  cleanup();
  const file = { fileName: pdf.name, size: pdf.size };
  const mine = testItem(4, { title: 'Intake form', revision: '2', ...file });
  const dialog = await open(mine as EditableItem);
  expect(dialog.queryByText(/Someone else changed|still here/)).toBeNull();
  expect([title(dialog).value, storedEdit(7, 4).has()]).toEqual(['Intake form', false]);
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls[1]![1]).toMatchObject({ revision: '2', file: undefined });
});

it('the edit dialog keeps a chosen file as long as the page lives, and says when it is gone', async () => {
  choosePdf(await open());
  const typed = { ...localStorage };
  cleanup();
  const dialog = await open();
  expect(dialog.getByText('What you typed before is still here.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('tab', { name: 'Option' }));
  expect(dialog.getByText('new.pdf')).toBeTruthy();
  cleanup();
  // A reload leaves what was stored, but not what was only in memory.
  storedEdit(7, 4).clear();
  Object.assign(localStorage, typed);
  expect((await open()).getByText(/choose the file again/)).toBeTruthy();
});

it('the edit dialog says which kind could not be changed if a proxy refused without a message', async () => {
  change.mockRejectedValueOnce(new ApiError(403, 'Something went wrong.', {}, false));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  expect(await dialog.findByText(/^Failed to update library document\./)).toBeTruthy();
});
