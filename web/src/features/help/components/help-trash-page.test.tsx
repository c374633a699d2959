// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { testAnswer } from '../model/test-answers';
import { HelpTrashPage } from './help-trash-page';

afterEach(closePortal);

const trashed = (id: number, topic: string | null) => ({
  id,
  topic,
  question: `Question ${id}?`,
  deletedAt: '2026-11-12T10:00:00.000Z',
  deletedBy: 'Ada Editor',
});

function open(role: 'admin' | 'pet_owner' = 'admin') {
  const asked: Asked[] = [];
  openPortal(
    (request) => {
      const { call } = request;
      if (call !== 'GET /api/help-center/trash') {
        asked.push(request);
        return answer({ item: testAnswer(1) });
      }
      const pagination = { currentPage: 1, total: 2, totalPages: 1 };
      return answer({ items: [trashed(1, 'pet_care'), trashed(2, null)], pagination });
    },
    { ...rosa, role },
  );
  render(
    <DataCache>
      <MemoryRouter>
        <HelpTrashPage />
      </MemoryRouter>
    </DataCache>,
  );
  return asked;
}
const restore = (name: string) => screen.findByRole('button', { name: `Restore ${name}` });

it('the help trash restores an answer in its place', async () => {
  const asked = open();
  fireEvent.click(await restore('Question 1?'));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('“Question 1?” is back'));
  expect(asked).toMatchObject([{ call: 'POST /api/help-center/qa/1/restore', body: {} }]);
  expect(screen.getByText('Pet Care')).toBeTruthy();
  expect(screen.getAllByText('by Ada Editor')).toHaveLength(2);
});

it('the help trash asks for the topic of an answer that was in none', async () => {
  const asked = open();
  fireEvent.click(await restore('Question 2?'));
  const dialog = within(await screen.findByRole('dialog'));
  const topic = dialog.getByLabelText('Topic');
  expect(within(topic).queryByText('Emergencies')).toBeNull();
  fireEvent.change(topic, { target: { value: 'finances' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ topic: 'finances' }));
});

it('the help trash is for admins only', () => {
  open('pet_owner');
  expect(screen.getByText('Only an admin sees what was deleted.')).toBeTruthy();
});
