// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import * as sending from '../../api/send-item';
import { storedUpload } from '../../model/stored-draft';
import { testItem } from '../../model/test-item';
import { UploadMaterials } from './upload-dialog';

const watched = () => vi.spyOn(sending, 'addItem');
let add: ReturnType<typeof watched>;

beforeEach(() => {
  add = watched().mockResolvedValue(testItem(1));
  openPortal(({ call }) =>
    call === 'GET /api/admin/library/folders' ? answer({ folders: [] }) : undefined,
  );
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  storedUpload(7).clear();
});
afterEach(closePortal);

const open = async () => {
  const router = createMemoryRouter([{ path: '/', element: <UploadMaterials section="forms" /> }]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upload Materials' }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
/** Next to the fields, a tab also labels its panel. */
const field = (dialog: Dialog, label: string) =>
  dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  });
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(field(dialog, label), { target: { value } });
const choose = (files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
/** Finds a button by its name. Finding by role is slow in a dialog with this many fields. */
const press = (name: string) => {
  const buttons = [...document.querySelectorAll('[role=dialog] button')];
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  fireEvent.click(buttons.find((one) => nameOf(one) === name)!);
};
/** Fills in everything except what the test is about. */
const fill = (dialog: Dialog) => {
  type(dialog, 'Category', 'pet_care');
  type(dialog, 'Privacy', 'public');
  press('Next');
  type(dialog, 'Description', 'For newcomers');
};

it('the upload dialog asks for what is missing, on the right tab', async () => {
  const dialog = await open();
  press('Next');
  type(dialog, 'Description', 'About it');
  press('Upload');
  expect(await dialog.findByText('Please select a file to upload')).toBeTruthy();
  expect(dialog.getByText('Please select a category')).toBeTruthy();
  expect(dialog.getByText('Please select privacy setting')).toBeTruthy();
  press('Description');
  expect(dialog.getByText('Please enter a title')).toBeTruthy();
  expect(add).not.toHaveBeenCalled();
});

it('the upload dialog sends a file with a title from its name, and confirms it', async () => {
  const dialog = await open();
  choose([pdf('foster_agreement.pdf')]);
  fill(dialog);
  press('Upload');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('File uploaded successfully'));
  const [kind, sent] = add.mock.calls[0]!;
  expect(kind).toBe('document');
  expect(sent).toMatchObject({
    title: 'foster agreement',
    section: 'forms',
    category: 'pet_care',
    privacy: 'public',
  });
  expect(storedUpload(7).has()).toBe(false);
});

it('the upload dialog makes several files several items, and retries a failed one with the same key', async () => {
  add.mockRejectedValueOnce(new ServerUnavailableError());
  const dialog = await open();
  choose([pdf('a.pdf'), pdf('b.pdf'), new File(['x'], 'c.exe', { type: 'x/y' })]);
  expect(
    dialog.getByText('“c.exe”: Invalid file type. Please upload PDF files only.'),
  ).toBeTruthy();
  fill(dialog);
  press('Upload');
  await dialog.findByText('Try again');
  press('Try a again');
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('2 files uploaded successfully'),
  );
  const sent = add.mock.calls.map(([, item]) => item);
  expect(sent.map(({ title }) => title)).toEqual(['a', 'b', 'a']);
  expect(sent[2]?.key).toBe(sent[0]?.key);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('the upload dialog shows a refusal at its field and loses nothing', async () => {
  const said = 'Invalid file type. Please upload PDF files only.';
  add.mockRejectedValueOnce(new ApiError(415, said));
  const dialog = await open();
  choose([pdf('a.pdf')]);
  fill(dialog);
  press('Upload');
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(dialog.getByText('a.pdf')).toBeTruthy();
  press('Description');
  expect(field(dialog, 'Description').value).toBe('For newcomers');
});

it('the upload dialog accepts a file or a link for a film, but not both', async () => {
  const dialog = await open();
  type(dialog, 'Section', 'videos');
  expect(field(dialog, 'Type').value).toBe('video');
  type(dialog, 'Or paste a video link', 'https://youtu.be/aqz-KE-bpKQ');
  choose([new File(['film'], 'walk.mp4', { type: 'video/mp4' })]);
  fill(dialog);
  press('Upload');
  expect(await dialog.findByText('Choose either a file or a video link, not both')).toBeTruthy();
  press('Remove walk.mp4');
  press('Description');
  type(dialog, 'Title', 'A walk');
  press('Upload');
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add.mock.calls[0]![1]).toMatchObject({
    title: 'A walk',
    externalUrl: 'https://youtu.be/aqz-KE-bpKQ',
    file: undefined,
  });
});

const pasteLink = async (dialog: Dialog) => {
  type(dialog, 'Section', 'videos');
  type(dialog, 'Or paste a video link', 'https://youtu.be/aqz-KE-bpKQ');
  fill(dialog);
  type(dialog, 'Title', 'A walk');
  press('Upload');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('the upload dialog adds the same link once more if the admin confirms', async () => {
  const dialog = await open();
  await pasteLink(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Upload Materials' }));
  await pasteLink(within(await screen.findByRole('dialog')));
  const [first, second] = add.mock.calls.map(([, { key }]) => key);
  expect(second).not.toBe(first);
});

it('the upload dialog says that earlier input is still here, and can start again', async () => {
  const dialog = await open();
  choose([pdf('a.pdf')]);
  type(dialog, 'Category', 'care_plan');
  press('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Upload Materials' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('What you typed before is still here.')).toBeTruthy();
  expect(again.getByText('a.pdf')).toBeTruthy();
  press('Start over');
  expect([field(again, 'Category').value, field(again, 'Section').value]).toEqual(['', 'forms']);
  expect(again.queryByText(/What you typed before/)).toBeNull();
});

it('the upload dialog offers attorney-only just for categories that attorneys read', async () => {
  const dialog = await open();
  const options = (label: string) =>
    [...field(dialog, label).querySelectorAll('option')].map(({ value }) => value);
  type(dialog, 'Category', 'pet_care');
  expect(options('Privacy')).toEqual(['', 'public']);
  expect(dialog.getByText(/except attorneys/)).toBeTruthy();
  type(dialog, 'Category', 'legal_cases');
  type(dialog, 'Privacy', 'attorney_only');
  expect(dialog.getByText('Only attorneys and admins will find it.')).toBeTruthy();
  expect(options('Category')).not.toContain('pet_care');
  // A section that presets another category makes the admin choose again who may see it.
  type(dialog, 'Section', 'pet_care');
  expect([field(dialog, 'Category').value, field(dialog, 'Privacy').value]).toEqual([
    'pet_care',
    '',
  ]);
  type(dialog, 'Section', 'attorneys');
  expect(options('Category')).not.toContain('professional_development');
});
