// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help';
import type { HelpItem } from '@hearthside/contract/help-endpoints';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/swr-config';
import { rosa } from '@/lib/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast';
import { testAnswer } from '../model/test-answers';
import { HelpTopicPage } from './help-topic-page';

// Text alone is typed in the tests; the editor has its own.
vi.mock('@/ui/rich-text-editor', () => ({
  RichTextEditor: (props: { label: string; value: string; onChange: (text: string) => void }) => (
    <textarea
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
}));

let items: HelpItem[];
let asked: Asked[];
let refuse: Response | 'away' | undefined;
beforeEach(() => {
  items = [
    testAnswer(1, { question: 'How do I begin?', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
    testAnswer(2, { question: 'Where is my draft?', answer: '<p>In the <em>sidebar</em>.</p>' }),
    testAnswer(3),
  ];
  asked = [];
  refuse = undefined;
});
afterEach(() => {
  localStorage.clear();
  closePortal();
});

function open(path: string, isAdmin = false) {
  openPortal(
    (request) => {
      const { call, body } = request;
      if (call === 'GET /api/help-center/qa') return answer({ items });
      asked.push(request);
      if (refuse === 'away') return noAnswer();
      if (refuse) return Promise.resolve(refuse.clone());
      if (call.endsWith('/helpful')) {
        const item = { ...items[0]!, mine: body.helpful as boolean | null };
        return answer({ item });
      }
      if (call.endsWith('/move')) return answer({ items: [items[1], items[0], items[2]] });
      if (call === 'DELETE /api/help-center/qa') return answer({ message: '' });
      if (call === 'POST /api/help-center/contact')
        return answer({ chatId: 9, message: 'We have your message' });
      return answer({ item: items[0] });
    },
    { ...rosa, role: isAdmin ? 'admin' : 'pet_owner' },
  );
  const router = createMemoryRouter(
    [
      { path: '/help/:topic/:id?', element: <HelpTopicPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

const question = (name: string) => screen.findByRole('button', { name });
const choose = async (name: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

it('opens and closes an answer, and shows its video when asked to', async () => {
  open('/help/forms');
  const begin = await question('How do I begin?');
  expect(screen.queryByText('Answer')).toBeNull();
  fireEvent.click(begin);
  expect(begin.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: HELP_TEXTS.showVideo }));
  expect(screen.getByRole('button', { name: 'Play: How do I begin?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: HELP_TEXTS.hideVideo }));
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  expect(screen.queryByRole('button', { name: HELP_TEXTS.add })).toBeNull();
});

it('opens the answer that its address names, and says where that is gone', async () => {
  const router = open('/help/forms/2');
  expect((await question('Where is my draft?')).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Where is my draft?');
  await router.navigate('/help/forms/77');
  expect(await screen.findByText(/is not here any more/)).toBeTruthy();
  await router.navigate('/help/cats');
  expect(await screen.findByText('The help center has no such topic.')).toBeTruthy();
});

it('searches questions and answers; the panel is there while nothing is searched for', async () => {
  open('/help/forms');
  await question('How do I begin?');
  expect(screen.getByText(HELP_TEXTS.needMore)).toBeTruthy();
  const box = screen.getByPlaceholderText(HELP_TEXTS.search);
  fireEvent.change(box, { target: { value: 'SIDEBAR' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(HELP_TEXTS.needMore)).toBeNull();
  fireEvent.change(box, { target: { value: 'unicorn' } });
  expect(screen.getByText('No Forms help found')).toBeTruthy();
  expect(screen.getByText(HELP_TEXTS.noneHint)).toBeTruthy();
});

it('takes a vote, and takes it back', async () => {
  open('/help/forms/1');
  fireEvent.click(await question('Yes'));
  expect(await screen.findByText('Thank you for telling us.')).toBeTruthy();
  items = [{ ...items[0]!, mine: true }, ...items.slice(1)];
  fireEvent.click(await question('Yes'));
  await waitFor(() => expect(asked.map(({ body }) => body.helpful)).toEqual([true, null]));
});

it('writes to the team and leads to the chat', async () => {
  const router = open('/help/forms');
  fireEvent.click(await question('Contact Support'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Please write a message')).toBeTruthy();
  const message = within(dialog).getByLabelText(/Your message/);
  fireEvent.change(message, { target: { value: 'Hello' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/9'));
  expect(asked[0]?.body).toMatchObject({ about: 'Contact Support', message: 'Hello' });
  expect(toast.success).toHaveBeenCalledWith('We have your message');
});

it('asks for a call with day, time zone and phone', async () => {
  open('/help/forms');
  fireEvent.click(await question('Schedule a Call'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2999-11-12' } });
  fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '16:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ about: 'Schedule a Call' });
  expect(asked[0]?.body.message).toMatch(/Tuesday, 12 Nov 2999, 16:30 \(.+\)\nPhone: 5035550142$/);
});

it('lets an admin add an answer; a failure is told and what was typed stays', async () => {
  refuse = 'away';
  open('/help/forms', true);
  fireEvent.click(await question(HELP_TEXTS.add));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Question/);
  expect(field.value).toBe(HELP_TEXTS.newQuestion);
  fireEvent.change(field, { target: { value: 'May I?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(HELP_TEXTS.saveFailed);
  expect(field.value).toBe('May I?');
  refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.at(-1)?.body).toEqual({
    ...{ topic: 'forms', question: 'May I?', answer: '<p>Your answer here.</p>', videoUrl: '' },
  });
});

it('shows what somebody else has saved meanwhile, and saves over it when told to', async () => {
  open('/help/forms', true);
  await choose('How do I begin?', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: '<p>Mine</p>' } });
  items = [{ ...items[0]!, answer: '<p>Theirs</p>', revision: 'r9' }, ...items.slice(1)];
  refuse = new Response(JSON.stringify({ error: HELP_TEXTS.conflict }), { status: 409 });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByText('Theirs')).closest('[role]')?.textContent).toContain(
    HELP_TEXTS.conflict,
  );
  refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.at(-1)?.body).toMatchObject({ id: 1, answer: '<p>Mine</p>', revision: 'r9' });
});

it('moves an answer, and deletes one with Undo', async () => {
  open('/help/forms', true);
  await choose('How do I begin?', 'Move down');
  await waitFor(() => expect(asked[0]?.body).toEqual({ before: 3 }));
  await choose('How do I begin?', 'Delete');
  await waitFor(() => expect(toast.undo).toHaveBeenCalled());
  expect(asked[1]?.query.toString()).toBe('id=1&topic=forms');
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await waitFor(() => expect(asked[2]?.call).toBe('POST /api/help-center/qa/1/restore'));
});

it('keeps what to do in an emergency and offers to write where no number is known', async () => {
  open('/help/emergencies', true);
  expect(await screen.findByText(HELP_TEXTS.needNow)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('hearthside.emergencies')).toContain('draft'));
  expect(screen.getByRole('button', { name: 'Emergency Hotline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: HELP_TEXTS.add })).toBeNull();
});
