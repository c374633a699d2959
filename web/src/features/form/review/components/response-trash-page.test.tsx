// @vitest-environment jsdom
import type { TrashedResponse } from '@hearthside/contract/form/response';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { ResponseTrashPage } from './response-trash-page';

const ann: TrashedResponse = {
  id: 7,
  userId: 3,
  firstName: 'Ann',
  lastName: 'Ames',
  status: 'rejected',
  version: 1,
  createdAt: '2026-11-10T12:00:00.000Z',
  deletedBy: 'Amara Hale',
  deletedAt: '2026-11-16T12:00:00.000Z',
  erasedAt: '2026-12-16T12:00:00.000Z',
};
let responses: TrashedResponse[];
let refusal: string | undefined;

beforeEach(() => {
  responses = [ann];
  refusal = undefined;
  openPortal(({ call }) => {
    if (call === 'GET /api/forms/responses/5/trash') {
      const pagination = { currentPage: 1, totalPages: responses.length, total: responses.length };
      return answer({ title: 'Intake', responses, pagination });
    }
    if (call === 'POST /api/forms/responses/5/7/restore') {
      if (refusal) return refused('ALREADY_EXISTS', refusal);
      responses = [];
      const { deletedAt: _, deletedBy: __, erasedAt: ___, ...respondent } = ann;
      return answer(respondent);
    }
  });
  render(
    <DataCache>
      <MemoryRouter initialEntries={['/admin-forms/5/responses/trash']}>
        <Routes>
          <Route path="/admin-forms/:formId/responses/trash" element={<ResponseTrashPage />} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
});
afterEach(closePortal);

const restore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Restore the response of Ann Ames' }));

it('the trash of responses shows by whom each response was deleted and until when it stays, and restores it', async () => {
  expect(await screen.findByText('by Amara Hale')).toBeTruthy();
  expect(screen.getByText('Dec 16, 2026')).toBeTruthy();
  expect(screen.getByText('sent Nov 10, 2026, Rejected')).toBeTruthy();
  await restore();
  expect(await screen.findByText('No deleted responses.')).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith('The response of Ann Ames is back');
});

it('the trash of responses says why a response cannot be restored', async () => {
  refusal = 'This member has started the form again.';
  await restore();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(refusal));
});
