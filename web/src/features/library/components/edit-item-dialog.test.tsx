// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { DataCache } from '@/lib/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { toast } from '@/ui/toast';
import * as sending from '../api/send-item';
import { testItem } from '../model/test-item';
import { EditItemDialog, type EditableItem } from './edit-item-dialog';

const item = testItem(4, { title: 'Intake' }) as EditableItem;
const theirs = testItem(4, { title: 'Intake, new', revision: '2' });
const watched = () => vi.spyOn(sending, 'changeItem');
let change: ReturnType<typeof watched>;
const onClose = vi.fn();

beforeEach(() => {
  change = watched().mockResolvedValue(theirs);
  onClose.mockReset();
  openPortal(({ call }) => {
    if (call === 'GET /api/admin/library/folders') return answer({ folders: [] });
    if (call === 'GET /api/library/items/4') return answer({ item: theirs });
  });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(closePortal);

const open = async () => {
  render(
    <DataCache>
      <MemoryRouter>
        <EditItemDialog item={item} onClose={onClose} />
      </MemoryRouter>
    </DataCache>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof open>>;
const title = (dialog: Dialog) => dialog.getByLabelText<HTMLInputElement>(/^Title/);
const retitle = (dialog: Dialog, value: string) =>
  fireEvent.change(title(dialog), { target: { value } });
const press = async (dialog: Dialog, name: string) =>
  fireEvent.click(await dialog.findByRole('button', { name }));

it('saves what was changed under the state it was in', async () => {
  const dialog = await open();
  retitle(dialog, 'Intake form');
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Item updated successfully'));
  expect(change.mock.calls[0]![1]).toMatchObject({
    ...{ id: '4', title: 'Intake form', revision: '1', externalUrl: '', file: undefined },
  });
  expect(onClose).toHaveBeenCalled();
});

it('keeps what was typed where somebody else was quicker, and can save it over theirs', async () => {
  const said = 'Somebody else has changed this item since you opened it.';
  change.mockRejectedValueOnce(new ApiError(409, said));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(title(dialog).value).toBe('Mine');
  await press(dialog, 'Save mine instead');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls[1]![1]).toMatchObject({ title: 'Mine', revision: '2' });
});

it('can take what is there now instead', async () => {
  change.mockRejectedValueOnce(new ApiError(409, 'Changed.'));
  const dialog = await open();
  retitle(dialog, 'Mine');
  await press(dialog, 'Save changes');
  await press(dialog, 'Show what is there now');
  const option = dialog.getByRole('tab', { name: 'Option' });
  await vi.waitFor(() => expect(option.getAttribute('aria-selected')).toBe('true'));
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  expect(title(dialog).value).toBe('Intake, new');
});

it('takes one file in place of another, not several', async () => {
  const dialog = await open();
  fireEvent.click(dialog.getByRole('tab', { name: 'Option' }));
  const pdf = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [pdf, pdf] } });
  expect(dialog.getByText('Please select only one file at a time')).toBeTruthy();
  fireEvent.change(input, { target: { files: [pdf] } });
  expect(dialog.getByText('new.pdf')).toBeTruthy();
  expect(dialog.queryByText('Please select only one file at a time')).toBeNull();
  await press(dialog, 'Save changes');
  await vi.waitFor(() => expect(change.mock.calls[0]![1].file).toBe(pdf));
});

it('keeps what was typed when it is closed by a slip, until it is cancelled', async () => {
  retitle(await open(), 'Half a thought');
  // The page goes; what the tab keeps stays.
  cleanup();
  const dialog = await open();
  expect(title(dialog).value).toBe('Half a thought');
  await press(dialog, 'Start again');
  fireEvent.click(dialog.getByRole('tab', { name: 'Description' }));
  expect(title(dialog).value).toBe('Intake');
});
