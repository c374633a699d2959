// @vitest-environment jsdom
import type { PetDocument } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { PetDocuments } from './pet-documents';

const paper = (id: number, more: Partial<PetDocument> = {}): PetDocument => ({
  id,
  title: `Paper ${id}`,
  url: `/api/x/${id}`,
  type: 'document',
  size: 2048,
  createdAt: `2026-03-0${id}T12:00:00Z`,
  updatedAt: '',
  ...more,
});
let rows: PetDocument[];
let asked: Asked[];
let away: boolean;
/** The last upload: what was sent. The test decides how it ends. */
let upload: FakeUpload;

class FakeUpload {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  sent?: FormData;
  aborted = false;
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.sent = form;
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test answers it
    upload = this;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

function serve(request: Asked) {
  asked.push(request);
  if (away) return noAnswer();
  if (request.call === 'GET /api/pet-records/5/documents-and-forms') {
    const page = Number(request.query.get('page'));
    const found = rows.filter(({ title }) => title.includes(request.query.get('search') ?? ''));
    const pagination = {
      currentPage: page,
      totalPages: Math.ceil(found.length / 5),
      total: found.length,
    };
    return answer({ documents: found.slice((page - 1) * 5, page * 5), pagination });
  }
  if (request.call.startsWith('DELETE')) {
    rows = rows.slice(0, -1);
    return answer({ id: 6 });
  }
}

beforeEach(() => {
  rows = [1, 2, 3, 4, 5, 6].map((id) => paper(id));
  asked = [];
  away = false;
  openPortal(serve);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(closePortal);

const open = (mayChange = true) =>
  render(
    <MemoryRouter>
      <DataCache>
        <PetDocuments petId={5} mayChange={mayChange} />
      </DataCache>
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const menu = async (button: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
/** A fake PDF, because jsdom can't read its own files. */
const pdf = (name = 'plan.pdf', start = '%PDF-1.7') =>
  Object.assign(new File([start], name), {
    slice: (from: number, to: number) => new Response(start.slice(from, to)),
  });
const pick = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

it('the documents section lists documents with their dates and types, and N/A for a missing date', async () => {
  rows = [paper(1), paper(2, { type: 'form', createdAt: '' })];
  open(false);
  expect(await screen.findByRole('link', { name: /^Paper 1/ })).toBeTruthy();
  expect(screen.getByText('N/A')).toBeTruthy();
  expect(screen.getByText('Form')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More actions for Paper 1' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Print',
  ]);
});

it('a document that was made of a message leads to it, but only for those who may open its chat', async () => {
  rows = [paper(1, { fromMessage: { chatId: 4, messageId: 17 } }), paper(2)];
  open();
  const table = within(await screen.findByRole('table', { name: 'Documents and Forms' }));
  const links = table.getAllByRole<HTMLAnchorElement>('link', { name: 'From the chat' });
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual(['/inbox/4?message=17']);
  expect(links[0]?.closest('tr')?.textContent).toContain('Paper 1');
});

it('the documents section searches on Enter and on its icon, not while typing', async () => {
  open();
  await screen.findByText('6 files');
  const box = screen.getByRole('searchbox', { name: 'Search documents and forms' });
  const before = asked.length;
  fireEvent.change(box, { target: { value: 'none' } });
  expect(asked).toHaveLength(before);
  press('Search');
  await screen.findByText(DOCUMENT_TEXTS.none);
  expect(screen.getByText('0 files found')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'Paper 2' } });
  fireEvent.submit(box);
  await screen.findByText('1 file found');
});

it('the documents section says that it is empty, or why it could not be loaded, with Retry', async () => {
  away = true;
  open();
  await screen.findByText(/^Error loading documents: We can’t reach the server/);
  away = false;
  rows = [];
  press('Retry');
  await screen.findByText(DOCUMENT_TEXTS.none);
});

it('the documents section asks before it deletes, and moves to the previous page after the last entry of a page', async () => {
  open();
  await screen.findByText('6 files');
  press('Next page');
  await menu('More actions for Paper 6', 'Delete');
  await screen.findByText(DOCUMENT_TEXTS.deleteQuestion('Paper 6'));
  press('Delete');
  await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(5));
  expect(toast.success).toHaveBeenCalledWith('“Paper 6” deleted');
});

it('the upload dialog refuses every invalid choice before anything is sent', async () => {
  open();
  await menu('Add', 'Document');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add document' }));
  expect(within(dialog).getByText(DOCUMENT_TEXTS.noFile)).toBeTruthy();
  expect(within(dialog).getByText(DOCUMENT_TEXTS.noTitle)).toBeTruthy();
  pick(pdf(), pdf());
  await screen.findByText(DOCUMENT_TEXTS.onlyOne);
  pick(pdf('setup.pdf', 'MZ'));
  await screen.findByText(DOCUMENT_TEXTS.wrongType);
  const big = pdf();
  Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });
  pick(big);
  await screen.findByText(DOCUMENT_TEXTS.tooBig);
  pick(pdf());
  await screen.findByText('plan.pdf');
  expect(screen.queryByText(DOCUMENT_TEXTS.tooBig)).toBeNull();
  expect(title().value).toBe('plan');
});

it('the upload dialog sends a form with its progress, can be canceled, and keeps file and title for another try', async () => {
  open();
  await menu('Add', 'Form');
  await screen.findByRole('dialog');
  pick(pdf());
  await screen.findByText('It will be listed as “plan Form”.');
  fireEvent.change(title(), { target: { value: 'Vaccination' } });
  press('Add form');
  await vi.waitFor(() => expect(upload?.sent?.get('title')).toBe('Vaccination'));
  expect(upload.sent?.get('type')).toBe('form');
  upload.progress(40);
  const bar = screen.getByRole('progressbar');
  await vi.waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));

  press('Cancel upload');
  expect(upload.aborted).toBe(true);
  await screen.findByText('Upload canceled. Nothing was saved.');
  expect(document.activeElement?.textContent).toBe('Try again');
  const first = upload;
  press('Try again');
  await vi.waitFor(() => expect(upload).not.toBe(first));
  upload.onerror?.();
  await screen.findByText(/^Failed to upload document\. We can’t reach the server/);
  expect(title().value).toBe('Vaccination');

  const second = upload;
  press('Try again');
  await vi.waitFor(() => expect(upload).not.toBe(second));
  expect((upload.sent?.get('file') as File).name).toBe('plan.pdf');
  upload.answer(200, paper(7, { title: 'Vaccination Form' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('“Vaccination Form” added'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the upload dialog shows the server’s refusal at the field it is about', async () => {
  open();
  await menu('Add', 'Document');
  await screen.findByRole('dialog');
  pick(pdf());
  await screen.findByText('plan.pdf');
  press('Add document');
  await vi.waitFor(() => expect(upload.sent?.get('type')).toBe('document'));
  upload.answer(415, { error: DOCUMENT_TEXTS.wrongType });
  await screen.findByText(DOCUMENT_TEXTS.wrongType);
  expect(document.activeElement?.textContent).toBe('Choose another PDF');
});

it('the documents section opens a document in a tab at once, and closes the tab if that fails', async () => {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
    closed: false,
  };
  vi.stubGlobal('open', () => tab);
  Object.assign(URL, { createObjectURL: () => 'blob:x' });
  open();
  const link = await screen.findByRole('link', { name: /^Paper 1/ });
  fireEvent.click(link);
  expect(tab.document.body.textContent).toBe('Opening “Paper 1”…');
  // The test's server does not answer this call.
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toContain(DOCUMENT_TEXTS.openFailed);

  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF-1.7')));
  fireEvent.click(link);
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:x'));
});
