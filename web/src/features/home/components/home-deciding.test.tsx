// @vitest-environment jsdom
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { testAppointment } from '@/testing/appointment';
import { closePortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { linkTo, named, show } from './test-home-page';

/** The answer to an approval. */
const APPROVED: SubmissionDetail = {
  id: 3,
  formId: 2,
  formTitle: 'Intake',
  formDescription: '',
  status: 'approved',
  userId: 33,
  userFirstName: 'Ada',
  userLastName: 'Park',
  userEmail: 'ada@hearthside.example',
  userRole: 'foster',
  userState: 'active',
  userVerified: false,
  resubmitted: false,
  submittedAt: '2026-11-03T12:00:00Z',
  canResend: true,
  revision: '2',
  sections: [],
  asked: [],
  responses: { choiceResponses: [], shortAnswerResponses: [], checkboxGridResponses: [] },
  reviewMessage: '',
  reviewedAt: null,
  reviewedBy: '',
  rejected: null,
};

afterEach(closePortal);

it('an admin approves a submission where it waits, can undo it, and can still review it', async () => {
  const ada = {
    ...named(3, 'Ada Park', '/review/submissions/3', 'Intake'),
    revision: 'pending.1.0',
  };
  const sent = show(
    {
      attention: [
        { kind: 'review_submissions', count: 1, link: '/admin-forms', detail: '', first: [ada] },
      ],
    },
    { ...rosa, role: 'admin' },
    ({ call }) => (call.startsWith('POST') ? APPROVED : undefined),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve: Ada Park' }));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  const decided = sent.find(({ call }) => call === 'POST /api/admin/form-submissions/approve');
  expect(decided?.body).toMatchObject({
    responseId: 3,
    approve: true,
    mayUndo: true,
    revision: 'pending.1.0',
  });
  expect(linkTo('Review: Ada Park')).toBe(ada.link);
  const asked = () => sent.filter(({ call }) => call === 'GET /api/users/me/home').length;
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(1));
});

it('an admin confirms an appointment where it waits, in the dialog of its page', async () => {
  const ines = named(7, 'Ines Carvalho', '/appointments?appointmentId=7', 'Intake');
  const waiting = [
    ines,
    { ...ines, id: 8, name: 'Bo Lind', wish: 'move' as const },
    { ...ines, id: 9, name: 'Ada Park', wish: 'cancel' as const },
  ];
  show(
    {
      attention: [
        {
          kind: 'confirm_appointments',
          count: 3,
          link: '/appointments',
          detail: '',
          first: waiting,
        },
      ],
    },
    { ...rosa, role: 'admin' },
    ({ call }) =>
      call === 'GET /api/appointments/7' ? testAppointment(7, { state: 'requested' }) : undefined,
  );
  const confirm = await screen.findByRole('button', { name: 'Confirm: Ines Carvalho' });
  expect(screen.getByRole('button', { name: 'Confirm: Bo Lind' })).toBeTruthy();
  // Whether to cancel is answered on its page.
  expect(screen.queryByRole('button', { name: 'Confirm: Ada Park' })).toBeNull();
  expect(linkTo('Answer: Ada Park')).toBe(ines.link);
  fireEvent.click(confirm);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Confirm');
});
