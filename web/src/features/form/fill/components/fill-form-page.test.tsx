// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { all, filled, responses, written } from '../../model/test-fill';
import {
  choose,
  fillServer,
  openFillPage,
  press,
  question,
  write,
  type FillServer,
} from './test-fill-page';

const KEPT = { revision: '1', savedAt: '2026-11-21T10:00:00Z', version: 1 };
let server: FillServer;
beforeEach(() => localStorage.clear());
afterEach(closePortal);

/** Answers the four questions and ends at the check. */
async function fillAll() {
  await question(/Your first name/);
  write('Rosa');
  press('Next');
  await question(/What is 2/);
  choose('Cat');
  press('Next');
  await question(/What is 3/);
  choose('Dog');
  choose('Bird');
  press('Next');
  await question(/What is 4/);
  fireEvent.click(within(screen.getByRole('group', { name: 'Mornings' })).getByLabelText('Never'));
  press('Next');
  await screen.findByRole('heading', { name: 'Check your answers' });
}

it('a member goes through a form one question at a time, checks all answers, and sends it', async () => {
  server = fillServer(filled());
  const router = openFillPage();
  await fillAll();
  expect(screen.getByText('Dog')).toBeTruthy();
  press('Submit');
  expect(await screen.findByText('The list')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/forms');
  expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.submitted);
  expect(server.sent).toEqual([
    {
      formId: 9,
      version: 1,
      key: expect.stringMatching(/^[\w-]{8,64}$/),
      responses,
      revision: expect.stringMatching(/^\d+$/),
    },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('fill'))).toEqual([]);
});

it('a member stays at a required question with the message for its type, which goes away once it is answered', async () => {
  server = fillServer(filled());
  openFillPage();
  await question(/Your first name/);
  const stopped = async (text: string) => {
    press('Next');
    expect(await screen.findByText(text)).toBeTruthy();
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'),
    );
  };
  write('   ');
  await stopped(FORM_TEXTS.required);
  write('Rosa');
  expect(screen.queryByText(FORM_TEXTS.required)).toBeNull();
  press('Next');
  await question(/What is 2/);
  await stopped(FORM_TEXTS.chooseOne);
  choose('Cat');
  expect(screen.queryByText(FORM_TEXTS.chooseOne)).toBeNull();
  press('Next');
  await question(/What is 3/);
  await stopped(FORM_TEXTS.chooseSome);
  choose('Dog');
  press('Next');
  await question(/What is 4/);
  await stopped(FORM_TEXTS.rate);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  press('Back');
  expect(await question(/What is 3/)).toBeTruthy();
  expect(screen.queryByText(FORM_TEXTS.rate)).toBeNull();
});

it('the form page sends no answers in the name of another member who has signed in since', async () => {
  server = fillServer(filled());
  openFillPage();
  await question(/Your first name/);
  write('Rosa');
  session.open({
    accessToken: 'other',
    expiresIn: 600,
    me: { ...rosa, id: rosa.id + 1 },
    storageKey: TEST_KEY,
  });
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.kept).toEqual([]);
});

it('the form page changes nothing while the answers are being sent', async () => {
  server = fillServer(all);
  const gates: (() => void)[] = [];
  server.submit = () =>
    new Promise((resolve) => {
      gates.push(() => void answer({ form: { ...all.form, status: 'pending' } }).then(resolve));
    });
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  await screen.findByRole('button', { name: 'Submitting...' });
  const change = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Change/ });
  expect(change.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  await vi.waitFor(() => expect(gates).toHaveLength(1));
  gates[0]?.();
  await screen.findByText('The list');
});

it('the form page saves a draft from the first answer on, even if the page is left at once', async () => {
  server = fillServer(filled());
  openFillPage();
  await question(/Your first name/);
  write('Ro');
  press('Cancel');
  expect(await screen.findByText('The list')).toBeTruthy();
  await vi.waitFor(() => expect(server.kept).toHaveLength(1));
  expect(server.kept).toEqual([
    { responses: written({ 1: 'Ro' }), step: 0, version: 1, reread: [], revision: '0' },
  ]);
});

it('the form page keeps what is typed on this device while the server is away, even over a reload', async () => {
  server = fillServer(filled());
  server.keep = noAnswer;
  openFillPage();
  await question(/Your first name/);
  write('Ro');
  expect(await screen.findByText(/^Saved on this device/)).toBeTruthy();
  cleanup();
  // The last try of the page that was closed.
  await vi.waitFor(() => expect(server.kept).toHaveLength(2));
  server.keep = () => answer(KEPT);
  openFillPage();
  await question(/Your first name/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ro');
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(server.kept.at(-1)).toMatchObject({ responses: written({ 1: 'Ro' }) });
});

it('a form starts with the values from the member’s profile', async () => {
  server = fillServer(filled({ prefill: { firstName: 'Rosa' } }));
  openFillPage();
  await question(/Your first name/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rosa');
});

it('a form cannot be sent while something required is missing, and leads there', async () => {
  server = fillServer({ ...all, responses: { ...responses, choiceResponses: [] } });
  openFillPage();
  await screen.findByText('2 questions still need your attention.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  expect(screen.getByText(FORM_TEXTS.chooseOne)).toBeTruthy();
  press('Go to question 2');
  expect(await question(/What is 2/)).toBeTruthy();
});

it('a form keeps its answers when sending fails, and tries again with the same idempotency key', async () => {
  server = fillServer(all);
  server.submit = noAnswer;
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  expect(await screen.findByText(/^Failed to submit form\./)).toBeTruthy();
  server.submit = () => answer({ form: { ...all.form, status: 'pending' } });
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
});

it('the form page recognizes its own submission when only the answer to it was lost', async () => {
  server = fillServer(all);
  server.submit = () => {
    server.form = { ...all, form: { ...all.form, status: 'pending', submitted: true } };
    return noAnswer();
  };
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  await screen.findByText(/^Failed to submit form\./);
  server.submit = () => refused('WRONG_STATE', 'You have already sent this form.');
  press('Submit');
  expect(await screen.findByText(FORM_TEXTS.submitted)).toBeTruthy();
  expect(screen.getByText('Pending Approval')).toBeTruthy();
  expect(screen.queryByText('This form was already sent')).toBeNull();
});

it('the form page says that another window was faster when something else was sent from there', async () => {
  server = fillServer(all);
  server.keep = noAnswer;
  server.submit = noAnswer;
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Change the answer to question 1');
  await question(/Your first name/);
  write('Rosa M');
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  await screen.findByText(/^Failed to submit form\./);
  server.form = { ...all, form: { ...all.form, status: 'pending', submitted: true } };
  server.submit = () => refused('WRONG_STATE', 'You have already sent this form.');
  press('Submit');
  expect(await screen.findByText('This form was already sent')).toBeTruthy();
  expect(screen.queryByText(FORM_TEXTS.submitted)).toBeNull();
});

it('the form page says that the form was sent from another window', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Change the answer to question 1');
  await question(/Your first name/);
  server.keep = () => refused('WRONG_STATE', 'You have already sent this form.');
  server.form = { ...all, form: { ...all.form, status: 'pending', submitted: true } };
  write('Rosa M');
  expect(await screen.findByText('This form was already sent')).toBeTruthy();
});

it('the form page shows the server’s messages at their questions', async () => {
  server = fillServer(all);
  server.submit = () => refused('INVALID_INPUT', 'Look again', { 'question-3': 'Too many' });
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  expect(await screen.findByText('Too many')).toBeTruthy();
  press('Go to question 3');
  await question(/What is 3/);
  expect(screen.getByText('Too many')).toBeTruthy();
  choose('Cat');
  expect(screen.queryByText('Too many')).toBeNull();
});

it('the form page explains that the form has changed, and keeps the answers', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  server.submit = () => refused('CHANGED_MEANWHILE', 'This form was changed');
  const [first, second] = all.sections;
  const added = { ...second!.questions[0]!, id: 8, question: 'Since when?' };
  server.form = {
    ...all,
    version: 2,
    sections: [first!, { ...second!, questions: [...second!.questions, added] }],
  };
  press('Submit');
  expect(await screen.findByText('This form was changed in the meantime')).toBeTruthy();
  expect(screen.getByText(/Question 5 is new or changed/)).toBeTruthy();
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(screen.getByText('One question still needs your attention.')).toBeTruthy();
});

it('a member sees what the reviewer said, and sends the form again', async () => {
  const form = { status: 'rejected' as const, reviewMessage: 'Which cat?' };
  server = fillServer({ ...all, step: 0, form: { ...all.form, ...form } });
  openFillPage();
  expect(await screen.findByText('Which cat?')).toBeTruthy();
  press('Submit');
  expect(await screen.findByText('The list')).toBeTruthy();
});

it('a member can read a form that was sent', async () => {
  server = fillServer({ ...all, form: { ...all.form, status: 'pending', submitted: true } });
  openFillPage();
  expect(await screen.findByText('Pending Approval')).toBeTruthy();
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/and we’ll send the form back to you/)).toBeTruthy();
});

it('a form that nobody reviews does not promise to be sent back', async () => {
  server = fillServer({ ...all, form: { ...all.form, status: 'submitted', submitted: true } });
  openFillPage();
  await screen.findByRole('link', { name: 'Contact us' });
  expect(screen.queryByText(/send the form back/)).toBeNull();
});

it('a member can only read a rejected form that they may no longer fill', async () => {
  server = fillServer({ ...all, form: { ...all.form, status: 'rejected', readOnly: true } });
  openFillPage();
  expect(await screen.findByText(/^This form is no longer/)).toBeTruthy();
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the form page says that a form does not exist, or could not be loaded', async () => {
  server = fillServer(all);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => refused('NOT_FOUND', 'Not found'));
  openFillPage();
  expect(await screen.findByText('This form isn’t available to you.')).toBeTruthy();
});
