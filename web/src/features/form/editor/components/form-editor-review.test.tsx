// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { detailOf } from '../../model/test-detail';
import { editorServer, intake, openEditor, opened, press } from './test-editor';

afterEach(closePortal);

/** Opens the dialog of a published form whose switch for review was pressed. */
async function openDialog(needsReview: boolean, counts: { pending?: number; submitted?: number }) {
  const detail = detailOf({ ...intake(), needsReview });
  const server = editorServer({ ...detail, form: { ...detail.form, ...counts } });
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  await opened();
  fireEvent.click(screen.getByRole('switch', { name: /^Review responses/ }));
  press('Update Form');
  return within(await screen.findByRole('alertdialog'));
}

it('an admin who turns review on is told before how many responses will wait for it', async () => {
  const dialog = await openDialog(false, { submitted: 1500 });
  expect(dialog.getByText(/^1,500 responses that were sent without review will wait/)).toBeTruthy();
  expect(dialog.getByText(/see “Pending Approval”/)).toBeTruthy();
});

it('an admin who turns review off is told before how many responses no longer wait for it', async () => {
  const dialog = await openDialog(true, { pending: 1, submitted: 3 });
  expect(dialog.getByText('1 response that waits for review will need none.')).toBeTruthy();
});

it('an admin who changes review where no response is affected is told nothing about it', async () => {
  const dialog = await openDialog(true, { pending: 0, submitted: 3 });
  expect(dialog.getByText(/^Saving publishes it/)).toBeTruthy();
  expect(dialog.queryByText(/review/)).toBeNull();
});
