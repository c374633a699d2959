// @vitest-environment jsdom
import type { TrashedForm } from '@hearthside/contract/form/endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { detailOf } from '../../model/test-detail';
import { smallForm } from '../../model/test-form';
import { FormTrashPage } from './form-trash-page';

const intake: TrashedForm = {
  id: 5,
  title: 'Intake',
  questions: 12,
  responses: 1,
  deletedBy: 'Amara Hale',
  deletedAt: '2026-11-16T12:00:00.000Z',
  erasedAt: '2026-12-16T12:00:00.000Z',
};
let forms: TrashedForm[];
let refusal: string | undefined;

beforeEach(() => {
  forms = [intake];
  refusal = undefined;
  openPortal(({ call }) => {
    if (call === 'GET /api/admin/forms/trash') {
      const pagination = { currentPage: 1, totalPages: forms.length, total: forms.length };
      return answer({ forms, pagination });
    }
    if (call === 'POST /api/forms/5/restore') {
      if (refusal) return refused('NOT_FOUND', refusal);
      forms = [];
      return answer(detailOf(smallForm()).form);
    }
  });
  render(
    <DataCache>
      <MemoryRouter>
        <FormTrashPage />
      </MemoryRouter>
    </DataCache>,
  );
});
afterEach(closePortal);

const restore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Intake' }));

it('the trash of forms shows by whom each form was deleted and until when it stays, and restores it', async () => {
  expect(await screen.findByText('by Amara Hale')).toBeTruthy();
  expect(screen.getByText('Dec 16, 2026')).toBeTruthy();
  expect(screen.getByText('with 12 questions and 1 response')).toBeTruthy();
  await restore();
  expect(await screen.findByText('No deleted forms.')).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith('“Intake” is back');
});

it('the trash of forms says why a form cannot be restored', async () => {
  refusal = 'Failed to load form';
  await restore();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to load form'));
  expect(screen.getByRole('button', { name: 'Restore Intake' })).toBeTruthy();
});
