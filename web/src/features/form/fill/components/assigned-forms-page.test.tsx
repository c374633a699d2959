// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { AssignedForm } from '@hearthside/contract/form/fill';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimStoredDrafts } from '@/lib/drafts/draft-owner';
import { DataCache } from '@/lib/api/swr-config';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { fillDraft } from '../model/fill-draft';
import { filled } from '../../model/test-fill';
import { AssignedFormsPage } from './assigned-forms-page';

beforeEach(() => localStorage.clear());
afterEach(closePortal);

const form = (id: number, status: AssignedForm['status'], more: Partial<AssignedForm> = {}) => ({
  ...filled().form,
  id,
  title: `Form ${id}`,
  status,
  ...more,
});
let forms: AssignedForm[];
let fails: boolean;
const open = (
  given: AssignedForm[],
  isBroken = false,
  device?: Parameters<typeof openPortal>[2],
) => {
  forms = given;
  fails = isBroken;
  openPortal(
    ({ call }) => {
      if (call !== 'GET /api/forms/assigned') return undefined;
      return fails ? refused('NOT_ALLOWED', FORM_TEXTS.assignedFailed) : answer({ forms });
    },
    { ...rosa, verified: false },
    device,
  );
  render(
    <DataCache>
      <MemoryRouter>
        <AssignedFormsPage />
      </MemoryRouter>
    </DataCache>,
  );
};
const row = (title: string) => screen.findByRole('row', { name: (name) => name.startsWith(title) });

it('the list of assigned forms shows the status of each form and what to do next (ruling 17a)', async () => {
  open([
    form(1, null),
    form(2, 'draft', { progress: 40 }),
    form(3, 'pending'),
    form(4, 'submitted'),
    form(5, 'approved'),
    form(6, 'rejected', { reviewMessage: 'Which cat?' }),
    // No longer meant for them.
    form(7, 'rejected', { readOnly: true }),
  ]);
  const says = async (id: number, status: string, action: string) => {
    const line = await row(`Form ${id}`);
    expect(within(line).getByText(status)).toBeTruthy();
    const link = within(line).getByRole('link');
    expect(link.textContent).toBe(`${action} Form ${id}`);
    expect(link.getAttribute('href')).toBe(`/forms/${id}`);
  };
  await says(1, 'Not Started', 'Fill');
  await says(2, 'In Progress', 'Fill');
  await says(3, 'Pending Approval', 'View');
  await says(4, 'Submitted', 'View');
  await says(5, 'Approved', 'View');
  await says(6, 'Rejected', 'Edit & Resubmit');
  await says(7, 'Rejected', 'View');
  expect(within(await row('Form 6')).getByText('Which cat?')).toBeTruthy();
  expect(within(await row('Form 2')).getByText(/^40%/)).toBeTruthy();
});

it('the list of assigned forms marks answers that only this device has', async () => {
  const draft = { answers: { 1: { response: 'Ro' } }, base: {}, step: 0 };
  claimStoredDrafts(rosa.id, TEST_KEY);
  for (const id of [1, 2]) fillDraft(rosa.id, id).write(draft);
  open([form(1, 'draft'), form(2, 'pending'), form(3, 'draft')], false, 'used before');
  const marked = async (id: number) =>
    within(await row(`Form ${id}`)).queryByText(/on this device only/) !== null;
  expect([await marked(1), await marked(2), await marked(3)]).toEqual([true, false, false]);
});

it('the list of assigned forms says that there is nothing to fill', async () => {
  open([]);
  expect(await screen.findByText('No forms to fill out right now.')).toBeTruthy();
});

it('the list of assigned forms says that it failed, and tries again', async () => {
  open([form(1, null)], true);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(FORM_TEXTS.assignedFailed);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row('Form 1')).toBeTruthy();
});
