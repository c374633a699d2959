// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { ReviewedMember } from '@hearthside/contract/form/review';
import type { Submission, SubmissionDetail } from '@hearthside/contract/form/submission';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testAnswers, testSections } from '../../model/test-response';
import { ReviewQueuePage } from './review-queue-page';

const sent = (id: number, more: Partial<Submission> = {}): Submission => ({
  id,
  formId: 5,
  formTitle: 'Intake form',
  formDescription: '',
  userId: 30 + id,
  userFirstName: 'Nina',
  userLastName: `N${id}`,
  userEmail: `nina${id}@hearthside.example`,
  submittedAt: '2026-11-03T12:00:00Z',
  status: 'pending',
  userVerified: true,
  resubmitted: false,
  canResend: true,
  revision: `row-${id}`,
  ...more,
});
const { address, visibility: _, pendingEmail: __, revision: ___, ...person } = rosa;
let rows: Submission[];
/** Members who have sent nothing, by id. */
let silent: number[];
let asked: Asked[];
let refusal: (() => Promise<Response>) | undefined;

const detailOf = (submission: Submission): SubmissionDetail => ({
  ...submission,
  userRole: 'foster',
  userState: 'active',
  sections: testSections,
  responses: testAnswers,
  reviewMessage: '',
  reviewedBy: submission.status === 'pending' ? '' : 'Jonas Weber',
  asked: [1, 2, 3, 4],
  reviewedAt: submission.status === 'pending' ? null : '2026-11-04T12:00:00Z',
  rejected: null,
});
const verified = (id: number) => rows.find(({ userId }) => userId === id)?.userVerified ?? false;
const names = (id: number) => ({ firstName: 'Nina', lastName: `N${id - 30}` });
const memberOf = (id: number): ReviewedMember => {
  const row = rows.find(({ userId }) => userId === id);
  return {
    user: {
      ...person,
      ...names(id),
      id,
      verified: verified(id),
      email: `n${id}@x.example`,
      state: 'active',
    },
    pets: [{ id: 4, name: 'Biscuit', breed: 'Beagle' }],
    forms: [
      {
        id: 5,
        title: 'Intake form',
        needsReview: true,
        status: row?.status ?? 'draft',
        responseId: row?.id ?? null,
        progress: 40,
        readOnly: false,
        updatedAt: '2026-11-03T12:00:00Z',
      },
    ],
  };
};
const listOf = <Row,>(found: Row[]) => ({
  pagination: { currentPage: 1, totalPages: 1, total: found.length },
});

function serve(request: Asked) {
  asked.push(request);
  const { call, body } = request;
  const last = Number(call.split('/').at(-1));
  if (call === 'GET /api/admin/form-submissions') {
    const submissions = rows.filter(({ status }) => status === 'pending');
    return answer({ submissions, ...listOf(submissions) });
  }
  if (call === 'GET /api/users') {
    const ids = [...rows.map(({ userId }) => userId), ...silent].filter((id) => !verified(id));
    const users = ids.map((id) => ({
      user: { ...person, ...names(id), id, verified: false, featured: false, state: 'active' },
      address,
    }));
    return answer({ users, ...listOf(users) });
  }
  if (call.startsWith('GET /api/admin/form-submissions/members/')) return answer(memberOf(last));
  if (call.startsWith('GET /api/admin/form-submissions/')) {
    const row = rows.find(({ id }) => id === last);
    return row ? answer(detailOf(row)) : refused('NOT_FOUND', FORM_TEXTS.submissionFailed);
  }
  if (call === 'POST /api/admin/form-submissions/approve') {
    if (refusal) return refusal();
    const status = body.approve ? 'approved' : 'rejected';
    rows = rows.map((row) => (row.id === body.responseId ? { ...row, status } : row));
    return answer(detailOf(rows.find(({ id }) => id === body.responseId)!));
  }
  if (call.startsWith('PATCH /api/users/')) {
    const userId = Number(call.split('/').at(-2));
    silent = silent.filter((id) => id !== userId);
    rows = rows.map((row) => (row.userId === userId ? { ...row, userVerified: true } : row));
    return answer({
      user: {
        ...person,
        ...names(userId),
        id: userId,
        verified: true,
        featured: false,
        state: 'active',
      },
      address,
    });
  }
}

beforeEach(() => {
  rows = [sent(1), sent(2, { userVerified: false }), sent(3)];
  silent = [];
  asked = [];
  refusal = undefined;
  vi.stubGlobal('scrollTo', vi.fn());
  openPortal(serve);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(closePortal);

function open(query: string) {
  const path = '/admin-forms/review';
  const routes = [
    { path, element: <ReviewQueuePage /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`${path}?${query}`] });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const bar = () => within(screen.getByRole('group', { name: 'Review' }));
const press = (name: string | RegExp) => fireEvent.click(bar().getByRole('button', { name }));
const type = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more });
const focused = async (name: RegExp) => {
  const title = await heading(name);
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
};
const decisions = () => asked.filter(({ call }) => /^(POST|PATCH)/.test(call));

it('the review queue shows one submission at a time with its member, their answers, and its place in the queue', async () => {
  open('queue=submissions&item=2');
  await heading(/^Nina N2: Intake form/);
  const about = within(await screen.findByRole('region', { name: 'Nina N2' }));
  expect(about.getByText('Role requested').nextSibling?.textContent).toBe('Pet Owner');
  expect(about.getByText('Mar 20, 2025')).toBeTruthy();
  expect(about.getByText('Unverified')).toBeTruthy();
  expect(about.getByRole('link', { name: /503/ }).getAttribute('href')).toBe('tel:5035550142');
  expect(about.getByRole('link', { name: 'Biscuit' })).toBeTruthy();
  expect(about.getByText('Pending Approval')).toBeTruthy();
  expect(about.getByRole('button', { name: 'Message Nina N2' })).toBeTruthy();
  expect(screen.getByText('Our last one died in spring.')).toBeTruthy();
  expect(bar().getByText('2 of 3')).toBeTruthy();
  expect(bar().getByText('3 still waiting')).toBeTruthy();
  for (const name of ['Approve', 'Reject', 'Verify User'])
    expect(bar().getByRole('button', { name })).toBeTruthy();
});

it('a reviewer goes to the next and the previous item by button and by J and K, and the heading gets the focus', async () => {
  const router = open('queue=submissions');
  await heading(/^Nina N1/);
  expect(document.activeElement).toBe(document.body);
  expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  type('j');
  await focused(/^Nina N2: Intake form, 2 of 3$/);
  press('Next');
  await focused(/^Nina N3/);
  type('K');
  await focused(/^Nina N2/);
  expect(router.state.location.search).toBe('?queue=submissions&item=2');
  await router.navigate(-1);
  await focused(/^Nina N3/);
});

it('J and K are left alone with another key, while something is typed, and while a dialog is open', async () => {
  open('queue=submissions');
  await heading(/^Nina N1/);
  type('j', document.body, { ctrlKey: true });
  type('j', document.body, { repeat: true });
  const elsewhere = document.body.appendChild(document.createElement('button'));
  type('j', elsewhere);
  elsewhere.remove();
  press('Reject');
  await screen.findByRole('dialog', { name: 'Reject submission' });
  type('j', await screen.findByRole('textbox'));
  type('j');
  expect(screen.getByText('1 of 3')).toBeTruthy();
});

it('a decision leads to the next item that waits, the count falls, and what is decided keeps its place', async () => {
  open('queue=submissions');
  await heading(/^Nina N1/);
  await screen.findByText('Our last one died in spring.');
  press('Approve');
  await focused(/^Nina N2/);
  expect(bar().getByText('2 of 3')).toBeTruthy();
  await vi.waitFor(() => expect(bar().getByText('2 still waiting')).toBeTruthy());
  expect(decisions()[0]?.body).toMatchObject({ responseId: 1, approve: true, mayUndo: true });
  press('Previous');
  await focused(/^Nina N1/);
  expect(bar().queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText(/^Approved by Jonas Weber/)).toBeTruthy();
});

it('after an approval, to which A leads, the sender is verified with the next press, before the review queue goes on', async () => {
  open('queue=submissions&item=2');
  await heading(/^Nina N2/);
  const approve = await bar().findByRole('button', { name: 'Approve' });
  type('a');
  expect(document.activeElement).toBe(approve);
  expect(decisions()).toEqual([]);
  press('Approve');
  await bar().findByText(/Nina N2 is not verified yet/);
  const verify = bar().getByRole('button', { name: 'Verify User' });
  await vi.waitFor(() => expect(document.activeElement).toBe(verify));
  verify.blur();
  type('a');
  expect(document.activeElement).toBe(verify);
  fireEvent.click(verify);
  await focused(/^Nina N3/);
  expect(decisions().map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'PATCH']);
});

it('a rejection with a reason goes on to the next item', async () => {
  open('queue=submissions');
  await vi.waitFor(() => bar().getByRole('button', { name: 'Reject' }));
  press('Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject submission' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Which vet?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await focused(/^Nina N2/);
  expect(decisions()[0]?.body).toMatchObject({ approve: false, message: 'Which vet?' });
});

it('a decision that somebody else was faster with is refused in place, and shows what they decided', async () => {
  open('queue=submissions');
  await vi.waitFor(() => bar().getByRole('button', { name: 'Approve' }));
  rows = rows.map((row) => (row.id === 1 ? { ...row, status: 'rejected' } : row));
  refusal = () => refused('CHANGED_MEANWHILE', 'This submission was changed meanwhile.');
  press('Approve');
  expect((await bar().findByRole('alert')).textContent).toContain('changed meanwhile');
  await screen.findByText(/^Rejected by Jonas Weber/);
  expect(toast.error).not.toHaveBeenCalled();
  expect(bar().getByText('1 of 3')).toBeTruthy();
  press('Next');
  await focused(/^Nina N2/);
  expect(bar().queryByRole('alert')).toBeNull();
});

it('the end of the queue says what is left, and begins again with that', async () => {
  open('queue=submissions&item=3');
  await vi.waitFor(() => bar().getByRole('button', { name: 'Approve' }));
  press('Approve');
  await focused(/^The end of the queue$/);
  await screen.findByText(/^2 submissions still wait/);
  fireEvent.click(screen.getByRole('button', { name: 'Review them' }));
  await heading(/^Nina N1/);
  expect(bar().getByText('1 of 2')).toBeTruthy();
});

it('an empty queue says that nothing is waiting', async () => {
  rows = [];
  open('queue=submissions');
  await heading(/^All done$/);
  expect(screen.getByText('No submission is waiting.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Review' })).toBeNull();
});

it('a newcomer is shown with the submission that waits, and one who sent none with what is missing', async () => {
  silent = [39];
  open('queue=newcomers');
  await heading(/^Nina N2: Intake form/);
  expect(bar().getByText('1 of 2')).toBeTruthy();
  type('j');
  await focused(/^Nina N9/);
  expect(screen.getByText(/has sent no answers to review/)).toBeTruthy();
  expect(screen.getByText('“Intake form”: In Progress, 40% answered')).toBeTruthy();
  press('Verify User');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Verify Nina N9?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Verify User' }));
  await focused(/^The end of the queue$/);
  await screen.findByText(/^1 person still waits/);
});

it('the review queue says if an item does not exist anymore, and goes on from there', async () => {
  open('queue=submissions&item=99');
  await screen.findByText('This is no longer here');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(bar().getByText('Not in this queue')).toBeTruthy();
  press('Next');
  await focused(/^Nina N1/);
});
