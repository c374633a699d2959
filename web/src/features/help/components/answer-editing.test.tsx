// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast/toast';
import { testAnswer } from '../model/test-answers';
import { choose, closeTopic, freshTopic, openTopic, question, server } from './test-topic';
import { refused } from '@/testing/refused';

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

const write = (dialog: ReturnType<typeof within>, text: string) =>
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: `<p>${text}</p>` } });

beforeEach(freshTopic);
afterEach(closeTopic);

it('an admin adds an answer, and keeps what was typed when saving fails', async () => {
  server.refuse = 'away';
  openTopic('/help/forms', true);
  fireEvent.click(await question(HELP_TEXTS.add));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Question/);
  expect(field.value).toBe(HELP_TEXTS.newQuestion);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(HELP_TEXTS.unwritten)).toHaveLength(2);
  expect(server.asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'May I?' } });
  write(dialog, 'You may.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(HELP_TEXTS.saveFailed);
  expect(field.value).toBe('May I?');
  server.refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, again] = server.asked.map(({ body }) => body);
  expect(again).toEqual({
    topic: 'forms',
    question: 'May I?',
    answer: '<p>You may.</p>',
    videoUrl: '',
    key: expect.stringMatching(/^.{8,64}$/),
  });
  // The first request may have arrived and only its answer been lost: the same request is sent again.
  expect(again).toEqual(first);
});

it('an added answer has a new idempotency key, even with the same words as one that was saved', async () => {
  openTopic('/help/forms', true);
  const add = async (typed: string) => {
    fireEvent.click(await question(HELP_TEXTS.add));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Question/), { target: { value: typed } });
    write(dialog, typed);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  for (const typed of ['One?', 'Two?', 'Two?']) await add(typed);
  expect(new Set(server.asked.map(({ body }) => body.key)).size).toBe(3);
});

it('an admin sees in a conflict what somebody else has saved, and can overwrite it', async () => {
  openTopic('/help/forms', true);
  await choose('How do I begin?', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: '<p>Mine</p>' } });
  server.items = [
    { ...server.items[0]!, answer: '<p>Theirs</p>', revision: 'r9' },
    ...server.items.slice(1),
  ];
  const details = { by: 'Ada Editor', at: '2026-11-12T10:00:00.000Z' };
  server.refuse = await refused('CHANGED_MEANWHILE', HELP_TEXTS.conflict, details);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByText('Theirs')).closest('[role]')?.textContent).toContain(
    `${HELP_TEXTS.conflict} It was Ada Editor, Nov 12, 2026`,
  );
  server.refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.at(-1)?.body).toMatchObject({ id: 1, answer: '<p>Mine</p>', revision: 'r9' });
});

it('an admin can take the other version of one field of an answer after a conflict', async () => {
  openTopic('/help/forms', true);
  await choose('How do I begin?', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Question/), { target: { value: 'My question?' } });
  write(dialog, 'Mine');
  const theirs = { question: 'Their question?', answer: '<p>Theirs</p>', revision: 'r9' };
  server.items = [{ ...server.items[0]!, ...theirs }, ...server.items.slice(1)];
  server.refuse = await refused('CHANGED_MEANWHILE', HELP_TEXTS.conflict);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const group = within(await dialog.findByRole('group', { name: 'Answer' }));
  fireEvent.click(group.getByLabelText(/^Theirs/));
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/^Answer/);
  await waitFor(() => expect(field.value).toBe('<p>Theirs</p>'));
  server.refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { question: 'My question?', answer: '<p>Theirs</p>', revision: 'r9' };
  expect(server.asked.at(-1)?.body).toMatchObject(body);
});

it('an admin moves an answer, and deletes one with Undo', async () => {
  openTopic('/help/forms', true);
  await choose('How do I begin?', 'Move down');
  await waitFor(() => expect(server.asked[0]?.body).toEqual({ before: 3 }));
  await choose('How do I begin?', 'Delete');
  await waitFor(() => expect(toast.undo).toHaveBeenCalled());
  expect(server.asked[1]?.query.toString()).toBe('id=1&topic=forms');
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await waitFor(() => expect(server.asked[2]?.call).toBe('POST /api/help-center/qa/1/restore'));
});

it('an admin adds an answer again that somebody else has deleted while it was edited', async () => {
  openTopic('/help/forms', true);
  await choose('How do I begin?', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: '<p>Mine</p>' } });
  server.items = server.items.slice(1);
  server.refuse = await refused('NOT_FOUND', 'This doesn’t exist, or you don’t have access to it.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/deleted this answer .+ Save again to add it here/)).toBeTruthy();
  server.refuse = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.at(-1)).toMatchObject({
    call: 'POST /api/help-center/qa',
    body: { question: 'How do I begin?', answer: '<p>Mine</p>' },
  });
  expect(toast.success).toHaveBeenCalledWith('Answer added');
});

it('an admin can change the FAQ, and nobody else can', async () => {
  server.items = [testAnswer(5, { topic: 'faq' })];
  openTopic('/help/faq', true);
  await choose('Question 5?', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.at(-1)?.body).toMatchObject({ id: 5, topic: 'faq' });
  expect(screen.getByRole('button', { name: HELP_TEXTS.add })).toBeTruthy();
});

it('the list of answers keeps the focus when an answer leaves it', async () => {
  openTopic('/help/forms', true);
  await choose('How do I begin?', 'Delete');
  server.items = server.items.slice(1);
  await waitFor(() => expect(screen.queryByText('How do I begin?')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.textContent).toContain('Where is my draft?');
});
