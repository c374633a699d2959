// @vitest-environment jsdom
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { testAnswers, testSections } from '../../model/test-response';
import { SubmissionDialog } from './submission-dialog';

const detail: SubmissionDetail = {
  id: 1,
  formId: 5,
  formTitle: 'Intake form',
  formDescription: '',
  userId: 31,
  userFirstName: 'Sam',
  userLastName: 'Delgado',
  userEmail: 'sam@hearthside.example',
  submittedAt: '2026-11-03T12:00:00Z',
  status: 'pending',
  userVerified: false,
  userRole: 'foster',
  userState: 'active',
  resubmitted: false,
  canResend: true,
  revision: 'seen',
  sections: testSections,
  responses: testAnswers,
  asked: [1, 2, 3, 4],
  reviewMessage: '',
  reviewedBy: '',
  reviewedAt: null,
  rejected: null,
};
let written: unknown[];

// Its code, which is fetched at a press, takes a while on a busy machine.
beforeAll(() => import('@/features/inbox/api/person-chat'));
afterEach(closePortal);

function open(more: Partial<SubmissionDetail> = {}) {
  written = [];
  openPortal(({ call, body }) => {
    if (call === 'GET /api/admin/form-submissions/1') return answer({ ...detail, ...more });
    if (call !== 'POST /api/inbox/office-chats') return;
    written.push(body);
    return answer({ chatId: 4 });
  });
  const router = createMemoryRouter([
    { path: '/', element: <SubmissionDialog responseId={1} onClose={vi.fn()} /> },
    { path: '/inbox/:chatId', element: <p>The chat</p> },
  ]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

it('an opened submission leads to its sender’s chat with the office', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Message Sam Delgado' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/inbox/4'), 5000);
  expect(written).toEqual([{ memberId: 31 }]);
});

it('an opened submission offers no message to a sender who is suspended', async () => {
  open({ userState: 'suspended' });
  await screen.findByRole('link', { name: 'Open at the review queue' });
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
});
