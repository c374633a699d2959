// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { testAnswers, testSections } from '../../model/test-response';
import { rejectDraft, useDecision } from './use-decision';

const submission = {
  id: 1,
  formId: 5,
  formTitle: 'Intake form',
  formDescription: '',
  userId: 31,
  userFirstName: 'Rosa',
  userLastName: 'M',
  userEmail: 'rosa@hearthside.example',
  submittedAt: '2026-11-03T12:00:00Z',
  status: 'rejected',
  userVerified: false,
  resubmitted: false,
  canResend: true,
  revision: 'decided',
  userRole: 'foster',
  userState: 'active',
  sections: testSections,
  asked: [1, 2, 3, 4],
  responses: testAnswers,
  reviewMessage: 'Please add the vet.',
  reviewedAt: null,
  reviewedBy: '',
  rejected: null,
};

function Reject() {
  const decide = useDecision();
  const rejection = { responseId: 1, approve: false, message: 'Please add the vet.' };
  return <button onClick={() => void decide(rejection, 'Rosa M')}>Reject</button>;
}

/** Rejects with a reason, which was typed into the dialog. */
async function rejects() {
  openPortal(({ call }) =>
    call.startsWith('POST /api/admin/form-submissions/') ? answer(submission) : undefined,
  );
  const reason = rejectDraft(rosa.id, 1);
  reason.write({ message: 'Please add the vet.' });
  render(
    <DataCache>
      <Reject />
    </DataCache>,
  );
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  expect(reason.read()).toBeNull();
  const undo = async () => {
    vi.mocked(toast.undo).mock.lastCall?.[1]();
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalled());
  };
  return { reason, undo };
}

afterEach(closePortal);

it('a rejection that is undone brings its reason back into the dialog', async () => {
  const { reason, undo } = await rejects();
  await undo();
  expect(reason.read()).toEqual({ message: 'Please add the vet.' });
});

it('a rejection that is undone leaves a reason that was typed since', async () => {
  const { reason, undo } = await rejects();
  reason.write({ message: 'Another' });
  await undo();
  expect(reason.read()).toEqual({ message: 'Another' });
});
