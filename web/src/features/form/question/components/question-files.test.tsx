// @vitest-environment jsdom
import type { FormFile, PartId } from '@hearthside/contract/form/fields';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { fileUploads } from '../../fill/api/file-uploads';
import { EditorProvider, type EditorActions } from '../../editor/components/editor-context';
import { QuestionFiles } from './question-files';

const plan: FormFile = {
  id: 4,
  kind: 'document',
  name: 'plan.pdf',
  type: 'application/pdf',
  size: 2048,
  url: '/api/files/4?signature=x',
};
const onAdd = vi.fn();
const ended = vi.fn();
const onRemove = vi.fn();
/** The running upload. The test decides how it ends. */
let upload: FakeUpload | undefined;

class FakeUpload {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test answers it
    upload = this;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

beforeEach(() => {
  upload = undefined;
  onAdd.mockReset();
  ended.mockReset();
  onRemove.mockReset();
  openPortal(() => undefined);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(closePortal);

const open = (files: FormFile[] = [], uploads = fileUploads(onAdd, ended)) => {
  const card = (question: PartId) => (
    <EditorProvider value={{ uploads } as EditorActions}>
      <QuestionFiles question={question} files={files} onRemove={onRemove} />
    </EditorProvider>
  );
  const { rerender, unmount } = render(card('temp_1'));
  return { uploads, unmount, show: (question: PartId) => rerender(card(question)) };
};
const pick = async (name: string, type: string) => {
  const file = new File(['x'], name, { type });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await act(() => Promise.resolve());
};
const underway = async () => {
  await vi.waitFor(() => expect(upload).toBeDefined());
  return upload!;
};

it('a question lists its files and removes one', () => {
  open([plan]);
  expect(screen.getByRole('link', { name: /plan\.pdf/ }).getAttribute('href')).toBe(plan.url);
  expect(screen.getByText(/PDF · 2 KB/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(onRemove).toHaveBeenCalledWith(4);
});

it('a question uploads a file, shows its progress, and adds it', async () => {
  open();
  await pick('plan.pdf', 'application/pdf');
  const sending = await underway();
  act(() => sending.upload.onprogress?.({ lengthComputable: true, loaded: 40, total: 100 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading plan.pdf' }).ariaValueNow ?? '40').toBe(
    '40',
  );
  await act(async () => sending.answer(200, plan));
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledWith('temp_1', plan));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a question refuses files that the server would refuse, before they are sent', async () => {
  open();
  await pick('letter.docx', 'application/msword');
  expect(screen.getByText(/Invalid file type/)).toBeTruthy();
  expect(upload).toBeUndefined();
});

it('a question says why an upload failed, but nothing about one that was canceled', async () => {
  open();
  await pick('plan.pdf', 'application/pdf');
  const failing = await underway();
  await act(async () => failing.answer(415, { error: 'This is no PDF' }));
  expect(await screen.findByText('This is no PDF')).toBeTruthy();
  upload = undefined;
  await pick('film.mp4', 'video/mp4');
  await underway();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText('This is no PDF')).toBeNull();
  expect(onAdd).not.toHaveBeenCalled();
});

it('an upload continues when another question is opened, and is shown when its own question is opened again', async () => {
  const { show } = open();
  await pick('plan.pdf', 'application/pdf');
  const sending = await underway();
  show(2);
  expect(screen.queryByRole('progressbar')).toBeNull();
  show('temp_1');
  expect(screen.getByRole('progressbar', { name: 'Uploading plan.pdf' })).toBeTruthy();
  await act(async () => sending.answer(200, plan));
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledWith('temp_1', plan));
  expect(ended).not.toHaveBeenCalled();
});

it('an upload reports its end if its question is closed, by the id that the question has then', async () => {
  const { uploads, unmount } = open();
  await pick('plan.pdf', 'application/pdf');
  const sending = await underway();
  unmount();
  uploads.renamed({ temp_1: 9 });
  expect(uploads.of(9)?.name).toBe('plan.pdf');
  await act(async () => sending.answer(200, plan));
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledWith(9, plan));
  expect(ended.mock.calls).toMatchObject([[{ name: 'plan.pdf', problem: '' }]]);
});

it('an upload is canceled when the editor closes', async () => {
  const { uploads } = open();
  await pick('plan.pdf', 'application/pdf');
  await underway();
  uploads.stop();
  await vi.waitFor(() => expect(uploads.of('temp_1')).toBeUndefined());
  expect([onAdd.mock.calls, ended.mock.calls]).toEqual([[], []]);
});

it('a question accepts no more than ten files', () => {
  open(Array.from({ length: 10 }, (_, index) => ({ ...plan, id: index + 1 })));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add File' }).disabled).toBe(true);
  expect(screen.getByText(/A question can have up to 10 files/)).toBeTruthy();
});
