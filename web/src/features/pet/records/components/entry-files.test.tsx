// @vitest-environment jsdom
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_FILE_TEXTS, type EntryFile } from '@hearthside/contract/pet/entry-file';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { PetEntries } from './pet-entries';

const photo: EntryFile = {
  id: 31,
  kind: 'image',
  title: 'paw.jpg',
  size: 2048,
  width: 8,
  height: 8,
  url: '/api/files/a?expires=1',
  previewUrl: '/api/files/b?expires=1',
};
const paper: EntryFile = {
  ...photo,
  id: 32,
  kind: 'document',
  title: 'bill.pdf',
  previewUrl: null,
};
const entry: PetEntry = {
  id: 1,
  date: '2026-03-01',
  initial: 'AV',
  description: 'Visit',
  location: 'phone',
  outcomeDate: null,
  outcomeEmail: '',
  details: { kind: 'note' },
  authorName: 'Sofia Reyes',
  mayChange: true,
  files: [],
  comments: [],
  revision: '1',
};
let rows: PetEntry[];
let calls: Asked[];
/** How each upload is answered, by the name of its file. */
let answers: Record<string, [status: number, body: object]>;
let sent: string[];

class FakeUpload {
  upload = {};
  onload?: () => void;
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const { name } = form.get('file') as File;
    sent.push(name);
    const [status, body] = answers[name] ?? [200, { record: entry }];
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => {
  rows = [entry];
  calls = [];
  answers = {};
  sent = [];
  openPortal((asked) => {
    if (asked.call === 'GET /api/pet-records/5/records') {
      const pagination = { currentPage: 1, totalPages: 1, total: rows.length };
      return answer({ records: rows, pagination });
    }
    calls.push(asked);
    return answer({ record: entry, calendar: null });
  });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(closePortal);

const open = (mayComment = false) =>
  render(
    <DataCache>
      <MemoryRouter>
        <PetEntries petId={5} petName="Biscuit" mayChange mayComment={mayComment} />
      </MemoryRouter>
    </DataCache>,
  );
/** A file whose start can be read, which jsdom's can't. */
const file = (name: string, start: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([start], name), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(start.buffer) }),
  }) as unknown as File;
const jpeg = (name: string) => file(name, new Uint8Array([0xff, 0xd8, 0xff]));
const letter = file('letter.jpg', new TextEncoder().encode('Dear Rosa'));
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function begin() {
  open();
  press('Add entry');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Location/), { target: { value: 'phone' } });
  fireEvent.change(dialog.getByLabelText(/^Description/), { target: { value: 'Typed' } });
  return dialog;
}
const saved = () =>
  vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/successfully$/)),
  );
const submit = () => fireEvent.submit(screen.getByLabelText(/^Description/).closest('form')!);

it('a file that is no photo is refused at its field, and what was typed and chosen stays', async () => {
  const dialog = await begin();
  choose(jpeg('one.jpg'), letter);
  await dialog.findByText(`“letter.jpg”: ${ENTRY_FILE_TEXTS.wrongType}`);
  expect(dialog.getByText('one.jpg')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('Typed');
  submit();
  await saved();
  expect([calls[0]?.call, sent]).toEqual(['POST /api/pet-records/5/records', ['one.jpg']]);
});

it('one file that fails does not lose the others, and is sent again without a second entry', async () => {
  const broken = { error: ENTRY_FILE_TEXTS.wrongType, code: 'UNSUPPORTED_TYPE' };
  answers = { 'two.jpg': [415, broken] };
  const dialog = await begin();
  choose(jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
  await dialog.findByText('three.jpg');
  submit();
  await screen.findByText('Some files were not added');
  expect(sent).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(screen.getByText(ENTRY_FILE_TEXTS.wrongType)).toBeTruthy();
  expect([screen.queryByText('one.jpg'), screen.getByText('two.jpg')]).toEqual([
    null,
    expect.anything(),
  ]);
  answers = {};
  press('Try again');
  await vi.waitFor(() => expect(sent.slice(3)).toEqual(['two.jpg']));
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/pet-records/5/records']);
});

it('an edit that is canceled gives the chosen files back with Undo', async () => {
  const dialog = await begin();
  choose(jpeg('one.jpg'));
  await dialog.findByText('one.jpg');
  press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await screen.findByRole('dialog');
  expect(screen.getByText('one.jpg')).toBeTruthy();
});

it('an entry shows its photos and PDFs, and one that is removed goes with the save', async () => {
  rows = [{ ...entry, files: [photo, paper] }];
  open();
  const tile = await screen.findByRole('button', { name: /^Photo 1 of 1, Biscuit, Mar 1, 2026/ });
  fireEvent.click(tile);
  expect(within(await screen.findByRole('dialog')).getByText(/1 of 2/)).toBeTruthy();
  press('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('More actions for the entry of Mar 1, 2026');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
  press('Remove paw.jpg');
  expect(calls).toEqual([]);
  submit();
  await saved();
  expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/pet-records/5/records/1/files/31']);
});

it('an owner comments on an entry, and deletes a comment of their own with Undo', async () => {
  const comment = {
    id: 7,
    content: 'Thank you!',
    authorName: 'Rosa',
    createdAt: '2026-03-02T10:00:00Z',
  };
  rows = [{ ...entry, comments: [{ ...comment, mayDelete: true }] }];
  open(true);
  await screen.findByText('Thank you!');
  press('Comment');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/We’ll notify Sofia Reyes/)).toBeTruthy();
  const field = dialog.getByLabelText(/^Comment/);
  fireEvent.submit(field.closest('form')!);
  await dialog.findByText('Write a comment first');
  fireEvent.change(field, { target: { value: 'Was she brave?' } });
  fireEvent.submit(field.closest('form')!);
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Comment added'));
  expect(calls[0]).toMatchObject({
    call: 'POST /api/pet-records/5/records/1/comments',
    body: { content: 'Was she brave?' },
  });
  press('Delete your comment');
  await vi.waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith('Comment deleted', expect.any(Function)),
  );
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Comment restored'));
  expect(calls.slice(1).map(({ call }) => call)).toEqual([
    'DELETE /api/pet-records/5/records/1/comments/7',
    'POST /api/pet-records/5/records/1/comments/7/restore',
  ]);
});

it('those who may not comment read comments and delete none', async () => {
  const comment = {
    id: 7,
    authorName: 'Rosa',
    createdAt: '2026-03-02T10:00:00Z',
    mayDelete: false,
  };
  rows = [
    { ...entry, comments: [1, 2, 3].map((id) => ({ ...comment, id, content: `Word ${id}` })) },
  ];
  open();
  await screen.findByText('Word 3');
  expect(screen.queryByText('Word 1')).toBeNull();
  press('Show 1 earlier comment');
  expect(screen.getByText('Word 1')).toBeTruthy();
  press('More actions for the entry of Mar 1, 2026');
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Comment' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete|^Comment$/ })).toBeNull();
});
