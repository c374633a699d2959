// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testAnswer } from '../model/test-answers';
import { MissedPage } from './missed-page';

// The editor has its own tests. Here it is just a text field.
vi.mock('@/ui/rich-text/rich-text-editor', () => ({
  RichTextEditor: (props: { label: string; value: string; onChange: (text: string) => void }) => (
    <textarea
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
}));

afterEach(() => {
  localStorage.clear();
  closePortal();
});

const missed = (id: number, words: string) => ({
  id,
  words,
  count: 2,
  lastAt: '2026-11-12T10:00:00.000Z',
});

/** Opens the list of two searches. `refuse` answers what is taken off it. */
function open(refuse?: Response) {
  const asked: Asked[] = [];
  let searches = [missed(1, 'tax deduction'), missed(2, 'insulin')];
  openPortal((request) => {
    const { call } = request;
    if (call === 'GET /api/help-center/missed-searches') {
      const pagination = { currentPage: 1, total: searches.length, totalPages: 1 };
      return answer({ searches, pagination });
    }
    asked.push(request);
    if (call.startsWith('DELETE')) {
      if (refuse) return Promise.resolve(refuse.clone());
      searches = searches.filter(({ id }) => !call.endsWith(`/${id}`));
      return answer({ message: '' });
    }
    return answer({ item: testAnswer(9) });
  });
  render(
    <DataCache>
      <MemoryRouter>
        <MissedPage />
      </MemoryRouter>
    </DataCache>,
  );
  return asked;
}

async function write(words: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Write an answer to: ${words}` }));
  return within(await screen.findByRole('dialog'));
}

const type = (dialog: ReturnType<typeof within>, text: string) =>
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: `<p>${text}</p>` } });

it('a missed search becomes an answer, which takes it off the list', async () => {
  const asked = open();
  const dialog = await write('tax deduction');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Question/).value).toBe('Tax deduction?');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(HELP_TEXTS.unwritten)).toBeTruthy();
  expect(asked).toEqual([]);
  expect(within(dialog.getByLabelText('Topic')).queryByText('Emergencies')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Topic'), { target: { value: 'finances' } });
  type(dialog, 'Ask the tax office.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('tax deduction')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([
    {
      call: 'POST /api/help-center/qa',
      body: {
        topic: 'finances',
        question: 'Tax deduction?',
        answer: '<p>Ask the tax office.</p>',
      },
    },
    { call: 'DELETE /api/help-center/missed-searches/1' },
  ]);
  expect(screen.getByText('insulin')).toBeTruthy();
});

it('an answer is saved once, even if its search can not be taken off the list', async () => {
  const asked = open(await refused('WRONG_STATE', 'Not now.'));
  const dialog = await write('insulin');
  type(dialog, 'Ask your vet.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

it('a canceled answer leaves its search on the list', async () => {
  const asked = open();
  const dialog = await write('insulin');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([asked, screen.getByText('insulin').textContent]).toEqual([[], 'insulin']);
});
