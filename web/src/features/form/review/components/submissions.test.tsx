// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Submission, SubmissionDetail } from '@hearthside/contract/form/submission';
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testAnswers, testSections } from '../../model/test-response';
import { Submissions } from './submissions';

const sent = (id: number, more: Partial<Submission> = {}): Submission => ({
  id,
  formId: 5,
  formTitle: 'Intake form',
  formDescription: 'For all who join.',
  userId: 30 + id,
  userFirstName: 'Rosa',
  userLastName: `M${id}`,
  userEmail: `rosa${id}@hearthside.example`,
  submittedAt: '2026-11-03T12:00:00Z',
  status: 'pending',
  userVerified: false,
  resubmitted: false,
  canResend: true,
  revision: `row-${id}`,
  ...more,
});
let more: Partial<SubmissionDetail>;
const detailOf = (submission: Submission): SubmissionDetail => ({
  ...submission,
  userRole: 'foster',
  userState: 'active',
  sections: testSections,
  responses: testAnswers,
  reviewMessage: '',
  reviewedBy: '',
  asked: [1, 2, 3, 4],
  reviewedAt: null,
  rejected,
  revision: 'seen',
  ...more,
});
const { address, visibility: _, pendingEmail: __, revision: ___, ...rosaHerself } = rosa;
const userOf = (id: number, verified: boolean) => ({
  user: { ...rosaHerself, id, verified, featured: false, state: 'active' },
  address,
});
let rows: Submission[];
let rejected: SubmissionDetail['rejected'];
let asked: Asked[];
let refusal: (() => Promise<Response>) | undefined;

function serve(request: Asked) {
  asked.push(request);
  const { call, query, body } = request;
  if (refusal) return refusal();
  if (call === 'GET /api/admin/form-submissions') {
    const status = query.get('status');
    const found = rows.filter(
      (row) =>
        (!status || row.status === status) && row.userLastName.includes(query.get('search') ?? ''),
    );
    const pagination = { currentPage: 1, totalPages: 1, total: found.length };
    return answer({ submissions: found, pagination });
  }
  if (call.startsWith('GET /api/admin/form-submissions/')) {
    const row = rows.find(({ id }) => id === Number(call.split('/').at(-1)));
    return row ? answer(detailOf(row)) : refused('NOT_FOUND', 'It does not exist.');
  }
  if (call === 'POST /api/admin/form-submissions/approve') {
    const status = body.approve ? 'approved' : 'rejected';
    rows = rows.map((row) => (row.id === body.responseId ? { ...row, status } : row));
    return answer(detailOf(rows.find(({ id }) => id === body.responseId)!));
  }
  if (call === 'POST /api/admin/form-submissions/undo') {
    rows = rows.map((row) => (row.id === body.responseId ? { ...row, status: 'pending' } : row));
    return answer(detailOf(rows.find(({ id }) => id === body.responseId)!));
  }
  if (call.startsWith('PATCH /api/users/')) {
    const userId = Number(call.split('/').at(-2));
    const userVerified = Boolean(body.verified);
    rows = rows.map((row) => (row.userId === userId ? { ...row, userVerified } : row));
    return answer(userOf(userId, userVerified));
  }
}

beforeEach(() => {
  rows = [sent(1), sent(2, { status: 'rejected' }), sent(3, { userVerified: true })];
  rejected = null;
  more = {};
  asked = [];
  refusal = undefined;
  openPortal(serve);
});
afterEach(closePortal);

const open = (query = '') =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[`/admin-forms?tab=submissions${query}`]}>
        <Submissions />
      </MemoryRouter>
    </DataCache>,
  );
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
const press = (box: Pick<ReturnType<typeof within>, 'getByRole'>, name: RegExp) =>
  fireEvent.click(box.getByRole('button', { name }));
/** The toasts with an Undo, and a press on the last of them. */
const toldWithUndo = () => vi.mocked(toast.undo).mock.calls.map(([text]) => text);
/** The person that each toast was about. */
const toldAbout = () => vi.mocked(toast.undo).mock.calls.map(([, , more]) => more?.about);
const undoLast = () => vi.mocked(toast.undo).mock.lastCall?.[1]();
const decision = () => asked.findLast(({ call }) => call.startsWith('POST'))?.body;

it('the list of submissions shows each submission with its actions', async () => {
  open();
  const first = await row('Rosa M1');
  expect(first.getByText('rosa1@hearthside.example', { exact: false })).toBeTruthy();
  expect(first.getByText('For all who join.')).toBeTruthy();
  expect(first.getByText('Nov 3, 2026')).toBeTruthy();
  for (const name of [/^View/, /^Approve/, /^Reject/, /^Verify User/])
    expect(first.getByRole('button', { name })).toBeTruthy();
  const rejectedRow = await row('Rosa M2');
  expect(rejectedRow.queryByRole('button', { name: /^Reject/ })).toBeNull();
  const verified = await row('Rosa M3');
  expect(verified.getByText('User Verified')).toBeTruthy();
});

it('the list of submissions filters by status, searches, and says if nothing is found', async () => {
  open();
  await row('Rosa M1');
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect([...filter.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'All Status',
    'Pending',
    'Approved',
    'Rejected',
  ]);
  fireEvent.change(filter, { target: { value: 'approved' } });
  await screen.findByText(FORM_TEXTS.noSubmissions);
  expect(screen.getByText(FORM_TEXTS.adjustSearch)).toBeTruthy();
  press(screen, /^Show all$/);
  await row('Rosa M1');
  const box = screen.getByPlaceholderText('Search users or forms...');
  fireEvent.change(box, { target: { value: 'zzz' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByText(FORM_TEXTS.adjustSearch);
});

it('the list of submissions says that there are none yet, or what failed, with Retry', async () => {
  rows = [];
  open();
  await screen.findByText(FORM_TEXTS.submissionsWillCome);
  closePortal();
  openPortal(serve);
  refusal = noAnswer;
  open();
  await screen.findByText(FORM_TEXTS.submissionsFailed);
  expect(screen.getByText(/^Failed to fetch form submissions/)).toBeTruthy();
  refusal = undefined;
  rows = [sent(1)];
  press(screen, /^Retry$/);
  await row('Rosa M1');
});

it('a reviewer approves, and then verifies the sender with one click that can be undone', async () => {
  open();
  press(await row('Rosa M1'), /^Approve/);
  await vi.waitFor(() => expect(toldWithUndo()).toEqual([FORM_TEXTS.approved]));
  // The decision is about the revision in the list.
  expect(decision()).toMatchObject({ responseId: 1, approve: true, revision: 'row-1' });
  const now = await row('Rosa M1');
  await vi.waitFor(() => expect(now.queryByRole('button', { name: /^Approve/ })).toBeNull());
  press(now, /^Verify User/);
  await now.findByText('User Verified');
  expect(toldWithUndo()).toEqual([FORM_TEXTS.approved, USER_TEXTS.verified]);
  expect(toldAbout()).toEqual(['Rosa M1', 'Rosa M1']);
  undoLast();
  await now.findByRole('button', { name: /^Verify User/ });
  expect(toast.success).toHaveBeenLastCalledWith(USER_TEXTS.unverified, 'Rosa M1');
});

it('the list of submissions keeps verifying one click away when an approved submission leaves it', async () => {
  open('&status=pending');
  press(await row('Rosa M1'), /^Approve/);
  const notice = (await screen.findByText(/Rosa M1 is not verified yet/)).closest('[role=status]');
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /Rosa M1/ })).toBeNull());
  press(within(notice as HTMLElement), /^Verify User$/);
  await vi.waitFor(() => expect(toldWithUndo()).toContain(USER_TEXTS.verified));
  await vi.waitFor(() => expect(screen.queryByText(/is not verified yet/)).toBeNull());
});

it('a reviewer undoes an approval before any mail is sent, and its notice goes away too', async () => {
  open('&status=pending');
  press(await row('Rosa M1'), /^Approve/);
  await screen.findByText(/Rosa M1 is not verified yet/);
  expect(decision()).toMatchObject({ approve: true, mayUndo: true });
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /Rosa M1/ })).toBeNull());
  undoLast();
  await row('Rosa M1');
  // The undone decision is the one that was made.
  expect(decision()).toEqual({ responseId: 1, revision: 'seen' });
  expect(screen.queryByText(/is not verified yet/)).toBeNull();
  expect(vi.mocked(toast.success).mock.lastCall?.[0]).toMatch(/^Decision undone/);
});

it('the list of submissions asks before it verifies a member whose submission is not approved', async () => {
  open();
  press(await row('Rosa M2'), /^Verify User/);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Verify Rosa M2?' }));
  press(dialog, /^Verify User$/);
  const now = await row('Rosa M2');
  await now.findByText('User Verified');
  expect([toldWithUndo(), toldAbout()]).toEqual([[USER_TEXTS.verified], ['Rosa M2']]);
  undoLast();
  await now.findByRole('button', { name: /^Verify User/ });
});

it('the list of submissions says why an approval failed', async () => {
  open();
  const first = await row('Rosa M1');
  refusal = noAnswer;
  press(first, /^Approve/);
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalled());
  expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toContain(FORM_TEXTS.approveFailed);
});

it('a reviewer rejects with a reason, and what was typed stays if that fails', async () => {
  open();
  press(await row('Rosa M1'), /^Reject/);
  await screen.findByRole('textbox', { name: /^Reason/ });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject submission' }));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
  fireEvent.change(reason, { target: { value: ' Please add the vet. ' } });
  refusal = () => refused('CHANGED_MEANWHILE', 'It was sent again meanwhile.');
  press(dialog, /^Reject$/);
  await dialog.findByText('It was sent again meanwhile.');
  expect(reason.value).toBe(' Please add the vet. ');
  refusal = undefined;
  // Closed to read the new answers, or by a slip.
  fireEvent.keyDown(reason, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(await row('Rosa M1'), /^Reject/);
  await screen.findByRole('textbox', { name: /^Reason/ });
  const again = within(await screen.findByRole('dialog', { name: 'Reject submission' }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' Please add the vet. ');
  press(again, /^Reject$/);
  await vi.waitFor(() => expect(toldWithUndo()).toEqual([FORM_TEXTS.rejected]));
  expect(decision()).toMatchObject({
    responseId: 1,
    approve: false,
    message: 'Please add the vet.',
    revision: 'row-1',
  });
});

it('a reviewer sees a whole submission, with what changed since its rejection, and decides on what was seen', async () => {
  rejected = {
    message: 'Which pet?',
    at: '2026-11-01T10:00:00Z',
    sections: testSections,
    responses: { ...testAnswers, choiceResponses: [{ questionId: 2, choiceIds: [21, 22] }] },
  };
  open();
  press(await row('Rosa M1'), /^View/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Intake form' }));
  const bar = await dialog.findByRole('progressbar', { name: 'Required questions answered' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  const changes = within(dialog.getByRole('region', { name: /^What changed/ }));
  expect(changes.getByText('Which pet?')).toBeTruthy();
  expect(changes.getAllByRole('listitem')).toHaveLength(1);
  expect(changes.getByText('Not answered')).toBeTruthy();
  expect(changes.getByText('A dog')).toBeTruthy();
  expect(dialog.getByText('Our last one died in spring.')).toBeTruthy();
  press(dialog, /^Approve$/);
  await dialog.findByText('Approved', { selector: 'span *' });
  expect(decision()).toMatchObject({ responseId: 1, approve: true, revision: 'seen' });
  press(dialog, /^Verify User$/);
  await dialog.findByText('User Verified');
});

it('a submission counts only the questions its sender was asked, and says which were hidden from them', async () => {
  const choiceResponses = testAnswers.choiceResponses.slice(0, 1);
  const responses = { ...testAnswers, choiceResponses, checkboxGridResponses: [] };
  more = { asked: [1, 3], responses };
  open('&submission=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Intake form' }));
  const bar = await dialog.findByRole('progressbar', { name: 'Required questions answered' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(dialog.getAllByText('Not asked of this member')).toHaveLength(2);
  expect(dialog.queryByText('Not answered')).toBeNull();
});

it('the reject dialog says beforehand that the form is no longer meant for its sender', async () => {
  rows = [sent(1, { canResend: false })];
  open();
  press(await row('Rosa M1'), /^Reject/);
  await screen.findByRole('textbox', { name: /^Reason/ });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject submission' }));
  expect(dialog.getByText(/can\u2019t send \u201cIntake form\u201d again/)).toBeTruthy();
});

it('a submission opens from a link, and its dialog says if there is no such submission', async () => {
  open('&submission=99');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(FORM_TEXTS.submissionFailed);
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  press(dialog, /^Close$/);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await row('Rosa M1');
});
