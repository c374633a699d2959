// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { FormListItem } from '@hearthside/contract/form/shapes';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { listed } from '../../model/test-form-list';
import { FormsPage } from './forms-page';

let forms: FormListItem[];
let asked: Asked[];
let trouble: (() => Promise<Response>) | undefined;
/** Answers for what the test is about. */
let also: Record<string, () => Promise<Response>>;

beforeEach(() => {
  forms = [
    listed(1, { title: 'Foster intake', responses: 12, pending: 3, description: 'For newcomers' }),
    listed(2, { title: 'Half done', published: false, hasDraft: true }),
  ];
  asked = [];
  trouble = undefined;
  also = {};
  openPortal((request) => {
    asked.push(request);
    const own = also[request.call];
    if (own) return own();
    if (request.call !== 'GET /api/forms') return undefined;
    if (trouble) return trouble();
    const role = request.query.get('role');
    const found = role === 'attorney' ? [] : forms;
    const pagination = { currentPage: 1, totalPages: 1, total: found.length };
    return answer({ forms: found, pagination });
  });
});
afterEach(closePortal);

const open = (at = '/admin-forms') => {
  const router = createMemoryRouter(
    [
      { path: '/admin-forms', element: <FormsPage /> },
      { path: '/admin-forms/:formId/*', element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
};
const choose = async (form: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${form}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const lists = () => asked.filter(({ call }) => call === 'GET /api/forms');

it('the list of forms shows each form with its audience, its responses and its state', async () => {
  open();
  const row = within((await screen.findByRole('link', { name: 'Foster intake' })).closest('tr')!);
  expect(row.getByText('For newcomers')).toBeTruthy();
  expect(row.getByText('Fosters')).toBeTruthy();
  expect(
    row.getByRole('link', { name: /^12\s?responses to Foster intake/ }).getAttribute('href'),
  ).toBe('/admin-forms/1/responses');
  expect(row.getByText('3 to review')).toBeTruthy();
  expect(row.getByText('Oct 5, 2026')).toBeTruthy();
  expect(screen.getByText('Not published')).toBeTruthy();
  expect(screen.queryByText('Unpublished changes')).toBeNull();
  expect(screen.getByText('2 forms')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add Form' }).getAttribute('href')).toBe(
    '/admin-forms/new',
  );
  const first = lists()[0]!.query;
  expect([...first]).toEqual(
    expect.arrayContaining([
      ['sortBy', 'createdAt'],
      ['sortOrder', 'desc'],
      ['limit', '10'],
    ]),
  );
});

it('the list of forms filters by the role of its tab, and says if there are none', async () => {
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Attorneys' }));
  expect(await screen.findByText('No forms for the role Attorney yet.')).toBeTruthy();
  expect(lists().at(-1)!.query.get('role')).toBe('attorney');
});

it('the list of forms shows the submissions in a separate tab', async () => {
  also['GET /api/admin/form-submissions'] = () =>
    answer({ submissions: [], pagination: { currentPage: 1, totalPages: 0, total: 0 } });
  const router = open();
  fireEvent.click(await screen.findByRole('link', { name: 'Submissions' }));
  expect(await screen.findByRole('heading', { name: 'Form Submissions' })).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=submissions');
});

it('the list of forms sorts by its headers, in reverse the second time', async () => {
  const router = open();
  await press('Form');
  await vi.waitFor(() => expect(lists().at(-1)!.query.get('sortBy')).toBe('title'));
  expect(lists().at(-1)!.query.get('sortOrder')).toBe('asc');
  await press('Form');
  await vi.waitFor(() => expect(lists().at(-1)!.query.get('sortOrder')).toBe('desc'));
  expect(router.state.location.search).toBe('?sort=title_desc');
});

it('the list of forms says what a refusal and what a broken connection are, each with Retry', async () => {
  trouble = () => refused('NOT_ALLOWED', 'No');
  open();
  expect(await screen.findByText(FORM_TEXTS.listFailed)).toBeTruthy();
  trouble = noAnswer;
  await press('Retry');
  expect(await screen.findByText(FORM_TEXTS.listBroken)).toBeTruthy();
  trouble = undefined;
  await press('Retry');
  expect(await screen.findByRole('link', { name: 'Foster intake' })).toBeTruthy();
});

it('the list of forms deletes a form after asking, and restores it on Undo', async () => {
  also['DELETE /api/forms/1'] = () => {
    forms = forms.slice(1);
    return answer({ message: FORM_TEXTS.deleted });
  };
  also['POST /api/forms/1/restore'] = () => answer(listed(1));
  open();
  await choose('Foster intake', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Form' }));
  expect(dialog.getByText(/its 12 responses will disappear/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith(FORM_TEXTS.deleted, expect.any(Function)),
  );
  await vi.waitFor(() => expect(screen.queryByText('Foster intake')).toBeNull());
  vi.mocked(toast.undo).mock.lastCall![1]();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('“Foster intake” is back'));
});

it('the list of forms says why a form could not be deleted', async () => {
  also['DELETE /api/forms/1'] = noAnswer;
  open();
  await choose('Foster intake', 'Delete');
  await press('Delete');
  expect(await screen.findByText(new RegExp(FORM_TEXTS.deleteBroken))).toBeTruthy();
});

it('an admin sends a form to those who have not answered, only once however often it is tried', async () => {
  also['GET /api/forms/1/send'] = () =>
    answer({ people: 8, lastSentAt: '2026-11-01T12:00:00.000Z' });
  also['POST /api/forms/1/send'] = noAnswer;
  open();
  await choose('Foster intake', 'Send');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Form' }));
  expect(await dialog.findByText('8 members')).toBeTruthy();
  expect(dialog.getByText(/^Last sent Nov 1, 2026/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^The form could not be sent/)).toBeTruthy();
  also['POST /api/forms/1/send'] = () =>
    answer({ people: 8, lastSentAt: '2026-11-21T12:00:00.000Z' });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Sent to 8 members'));
  const keys = asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('an admin cannot send a form if there is nobody to notify', async () => {
  also['GET /api/forms/1/send'] = () => answer({ people: 0, lastSentAt: null });
  open();
  await choose('Foster intake', 'Send');
  expect(await screen.findByText(/There’s no one to notify/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

it('the list of forms does not offer to send an unpublished form', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Half done' }));
  const send = await screen.findByRole('menuitem', { name: /^Send/ });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(send.textContent).toContain('Publish it first');
});

it('the list of forms copies a form and opens the copy', async () => {
  const copy = {
    ...listed(9, { title: 'Foster intake (copy)', published: false }),
    version: 0,
    submitted: 0,
  };
  also['POST /api/forms/1/duplicate'] = () =>
    answer({
      formId: 9,
      form: { form: copy, sections: [], draft: null, revision: '1', ids: {} },
      ids: {},
    });
  const router = open();
  await choose('Foster intake', 'Duplicate');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin-forms/9'));
  expect(toast.success).toHaveBeenCalledWith('“Foster intake (copy)” is ready to edit');
});

it('an admin prints the form as it was published', async () => {
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  also['GET /api/forms/1'] = () =>
    answer({
      form: { ...forms[0], version: 1, submitted: 0 },
      sections: [],
      draft: null,
      revision: '1',
      ids: {},
    });
  open();
  await choose('Foster intake', 'Print');
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
});
