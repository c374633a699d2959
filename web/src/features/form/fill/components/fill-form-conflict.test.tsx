// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { filled } from '../../model/test-fill';
import {
  fillServer,
  openFillPage,
  press,
  question,
  write,
  type FillServer,
} from './test-fill-page';

const responses = {
  choiceResponses: [
    { questionId: 2, choiceIds: [102] },
    { questionId: 3, choiceIds: [101, 103] },
  ],
  shortAnswerResponses: [{ questionId: 1, response: 'Rosa' }],
  checkboxGridResponses: [{ questionId: 4, rowId: 201, columnChoiceId: 302 }],
};
const all = filled({ form: { status: 'draft' }, responses, step: 4, revision: '3' });

let server: FillServer;
beforeEach(() => localStorage.clear());
afterEach(closePortal);

it('a form in conflict with another device combines both drafts, and asks the member to check before it is sent', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  server.submit = ({ revision }) =>
    revision === '4'
      ? answer({ form: { ...all.form, status: 'pending' } })
      : refused('CHANGED_MEANWHILE', 'Your answers were changed somewhere else');
  const choiceResponses = [{ questionId: 2, choiceIds: [103] }, responses.choiceResponses[1]!];
  server.form = { ...all, responses: { ...responses, choiceResponses }, revision: '4' };
  press('Submit');
  expect(await screen.findByText('You also filled out this form somewhere else')).toBeTruthy();
  expect(screen.getByText('Your answers were changed somewhere else')).toBeTruthy();
  expect(server.sent).toHaveLength(1);
  await screen.findByRole('button', { name: 'Submit' });
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent[1]).toMatchObject({ revision: '4', responses: { choiceResponses } });
});

it('a form that was answered differently on two devices shows both answers, and is sent once the member has chosen', async () => {
  server = fillServer(all);
  server.keep = noAnswer;
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Change the answer to question 1');
  await question(/Your first name/);
  write('Rosa M');
  await screen.findByText(/^Saved on this device/);
  cleanup();
  // The last try of the page that was closed.
  await vi.waitFor(() => expect(server.kept).toHaveLength(2));
  server.keep = () => answer({ revision: '9', savedAt: '2026-11-21T10:00:00Z', version: 1 });
  const shortAnswerResponses = [{ questionId: 1, response: 'Rosalind' }];
  server.form = { ...all, responses: { ...responses, shortAnswerResponses }, revision: '8' };
  openFillPage('?step=5');
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(screen.getByText('You also filled out this form somewhere else')).toBeTruthy();
  expect(screen.getByText(/choose which answer to keep before you submit/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  press('Go to question 1');
  await question(/Your first name/);
  expect(screen.getByText('Rosalind')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rosa M');
  const undo = vi.spyOn(toast, 'undo');
  press('Use that answer');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rosalind');
  expect(screen.queryByText('You answered this differently somewhere else')).toBeNull();
  // A slip costs nothing of what was typed here.
  act(() => undo.mock.lastCall?.[1]());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rosa M');
  write('Rosalind');
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent).toMatchObject([{ responses: { shortAnswerResponses } }]);
});

it('a form whose revision only its own lost save has changed is sent at once', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  server.submit = ({ revision }) =>
    revision === '4'
      ? answer({ form: { ...all.form, status: 'pending' } })
      : refused('CHANGED_MEANWHILE', 'Your answers were changed somewhere else');
  server.form = { ...all, revision: '4' };
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent.map(({ revision }) => revision)).toEqual(['3', '4']);
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
});

it('a member cannot send an answer to a changed question before they have looked at it again', async () => {
  const [about, animals] = all.sections;
  const [kind, ...rest] = animals?.questions ?? [];
  if (!about || !animals || !kind) throw new Error('There are two sections.');
  const questions = [{ ...kind, question: 'Which not?' }, ...rest];
  server = fillServer({
    ...all,
    version: 2,
    reread: [2],
    sections: [about, { ...animals, questions }],
  });
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(screen.getByText('This form was changed in the meantime')).toBeTruthy();
  expect(screen.getByText(/Question 2 is new or changed; please look again\./)).toBeTruthy();
  expect(screen.getByText(/This question has changed since you answered it/)).toBeTruthy();
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  expect(submit().disabled).toBe(true);
  press('Go to question 2');
  await question(/Which not/);
  expect(screen.getByText(/changed since you answered it\. Check your answer/)).toBeTruthy();
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(screen.queryByText(/since you answered it/)).toBeNull();
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent).toMatchObject([{ version: 2, responses }]);
});

it('a member starts each question in its answer field, and continues from a text with Ctrl and Enter', async () => {
  const [about, animals] = all.sections;
  const [kind, ...rest] = animals?.questions ?? [];
  if (!about || !animals || !kind) throw new Error('There are two sections.');
  const words = { ...kind, questionType: 'short_answer' as const, choices: [] };
  const sections = [{ ...about, questions: [...about.questions, words, ...rest] }];
  server = fillServer(filled({ sections }));
  openFillPage();
  await question(/Your first name/);
  write('Rosa');
  press('Next');
  await question(/What is 2/);
  const box = screen.getByRole('textbox');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  write('Two lines');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByRole('textbox')).toBe(box);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await question(/What is 3/);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Dog')));
});
