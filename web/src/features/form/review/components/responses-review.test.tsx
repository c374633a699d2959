// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { testAnswers, testSections } from '../../model/test-response';
import { ResponsesOne } from './responses-one';

const answered = { sections: testSections, asked: [1, 2, 3, 4], responses: testAnswers };
let status: string;
let bodies: Asked['body'][];

const response = () => ({
  id: 7,
  userId: 3,
  firstName: 'Rosa',
  lastName: 'Marchetti',
  status,
  version: 1,
  createdAt: '2026-11-03T12:00:00Z',
  ...answered,
});
const submission = () => ({
  id: 7,
  formId: 5,
  formTitle: 'Intake',
  formDescription: '',
  userId: 3,
  status,
  userFirstName: 'Rosa',
  userLastName: 'Marchetti',
  userEmail: 'rosa@hearthside.example',
  submittedAt: '2026-11-03T12:00:00Z',
  userVerified: true,
  userRole: 'pet_owner',
  userState: 'active',
  resubmitted: false,
  canResend: true,
  revision: 'seen',
  reviewMessage: '',
  reviewedAt: null,
  reviewedBy: '',
  rejected: null,
  ...answered,
});
const form = {
  id: 5,
  title: 'Intake',
  description: '',
  accessRoles: [],
  needsReview: true,
  version: 1,
  published: true,
  hasDraft: false,
  questions: 4,
  responses: 1,
  pending: 1,
  createdAt: '2026-01-01T12:00:00Z',
  updatedAt: '2026-01-01T12:00:00Z',
  lastSentAt: null,
};
const page = () => ({
  form,
  responses: [],
  sections: [],
  statistics: {},
  response: response(),
  pagination: { currentPage: 1, totalPages: 1, total: 1 },
});
function serve({ call, body }: Asked) {
  if (call === 'GET /api/forms/responses/5') return answer(page());
  if (call === 'GET /api/admin/form-submissions/7') return answer(submission());
  if (!call.startsWith('POST')) return undefined;
  bodies.push(body);
  if (call.endsWith('/undo')) status = 'pending';
  else status = body.approve ? 'approved' : 'rejected';
  return answer(submission());
}
beforeEach(() => {
  status = 'pending';
  bodies = [];
  openPortal(serve);
});
afterEach(closePortal);

const show = () =>
  render(
    <DataCache>
      <MemoryRouter>
        <ResponsesOne
          formId={5}
          responseId={7}
          onPrint={() => undefined}
          onDelete={() => undefined}
        />
      </MemoryRouter>
    </DataCache>,
  );
const open = async () => {
  show();
  return within(await screen.findByRole('group', { name: 'Review' }));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a reviewer approves a response while reading it, and undoes that', async () => {
  const review = await open();
  press('Approve');
  await screen.findByText('Approved', { selector: 'span *' });
  expect(bodies).toEqual([{ responseId: 7, approve: true, revision: 'seen', mayUndo: true }]);
  expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(vi.mocked(toast.undo).mock.lastCall?.[0]).toBe(FORM_TEXTS.approved);
  vi.mocked(toast.undo).mock.lastCall?.[1]();
  await review.findByRole('button', { name: 'Approve' });
  expect(bodies.at(-1)).toEqual({ responseId: 7, revision: 'seen' });
});

it('a reviewer rejects a response with a reason while reading it', async () => {
  await open();
  press('Reject');
  await screen.findByRole('textbox', { name: /^Reason/ });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject submission' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Why?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Rejected', { selector: 'span *' });
  expect(bodies).toMatchObject([{ responseId: 7, approve: false, message: 'Why?' }]);
});

it('a reason that was typed is void once the response is approved instead', async () => {
  await open();
  press('Reject');
  const reason = await screen.findByRole('textbox', { name: /^Reason/ });
  fireEvent.change(reason, { target: { value: 'Please add the vet.' } });
  fireEvent.keyDown(reason, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedDraftCount()).toBe(1);
  press('Approve');
  await screen.findByText('Approved', { selector: 'span *' });
  expect(storedDraftCount()).toBe(0);
});

it('a response to a form without review offers no decision', async () => {
  status = 'submitted';
  show();
  await screen.findByText('Our last one died in spring.');
  expect(screen.queryByRole('group', { name: 'Review' })).toBeNull();
});
