// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal } from '@/testing/portal';
import { all, filled, GRID, responses, written } from '../../model/test-fill';
import {
  choose,
  fillServer,
  openFillPage,
  press,
  question,
  type FillServer,
} from './test-fill-page';

let server: FillServer;
beforeEach(() => localStorage.clear());
afterEach(closePortal);

it('the wizard shows where a section starts, and puts the focus on each new question', async () => {
  server = fillServer(filled({ form: { status: 'draft' }, responses: written({ 1: 'Rosa' }) }));
  openFillPage();
  await question(/Your first name/);
  expect(screen.getByText('Just the basics.')).toBeTruthy();
  expect(screen.getByText('Question 1 of 4')).toBeTruthy();
  expect(screen.getByText('25% of required answers')).toBeTruthy();
  press('Next');
  const heading = await question(/What is 2/);
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('heading', { name: 'Your animals' })).toBeTruthy();
});

it('the wizard puts the focus where the check leads to, and where the member returns to', async () => {
  server = fillServer({ ...all, responses: { ...responses, choiceResponses: [] } });
  openFillPage();
  const check = await screen.findByRole('heading', { name: 'Check your answers' });
  // A page that has just opened starts with its own heading.
  expect(document.activeElement).not.toBe(check);
  const focused = (heading: HTMLElement) =>
    vi.waitFor(() => expect(document.activeElement).toBe(heading));
  press('Go to question 2');
  await focused(await question(/What is 2/));
  choose('Cat');
  press('Back to my answers');
  await focused(await screen.findByRole('heading', { name: 'Check your answers' }));
  press('Change the answer to question 1');
  await focused(await question(/Your first name/));
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Back');
  await question(/What is 4/);
  const [first] = screen.getAllByLabelText<HTMLElement>('Often');
  if (first) await focused(first);
});

it('the wizard has each question in its address, so that the browser’s Back goes one question back', async () => {
  server = fillServer({ ...all, step: 1 });
  const router = openFillPage();
  await question(/What is 2/);
  await vi.waitFor(() => expect(router.state.location.search).toBe('?step=2'));
  press('Next');
  await question(/What is 3/);
  expect(router.state.location.search).toBe('?step=3');
  await act(() => router.navigate(-1));
  await question(/What is 2/);
  await act(() => router.navigate(1));
  await question(/What is 3/);
  // The wizard's own Back does the same: no second entry for the same question.
  press('Back');
  await question(/What is 2/);
  press('Next');
  await question(/What is 3/);
  await act(() => router.navigate(-1));
  await question(/What is 2/);
  expect(router.state.location.search).toBe('?step=2');
});

it('a member returns to the check from a question with the wizard’s button or the browser’s Back', async () => {
  server = fillServer(all);
  const router = openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  // The last question: its Next would lead there too.
  press('Change the answer to question 4');
  await question(/What is 4/);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Change the answer to question 4');
  await question(/What is 4/);
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(router.state.location.search).toBe('?step=5');
});

it('the wizard opens the question in its address', async () => {
  server = fillServer(all);
  openFillPage('?step=2');
  await question(/What is 2/);
});

it('the wizard marks each missing row in a grid that needs every row, until it is answered', async () => {
  const section = { id: 51, number: 1, title: '', description: '' };
  const sections = [{ section, questions: [{ ...GRID, requireEveryRow: true }] }];
  server = fillServer(filled({ sections }));
  openFillPage();
  await question(/What is 4/);
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const missing = 'Nothing is selected in this row yet';
  fireEvent.click(row('Mornings').getByLabelText('Never'));
  press('Next');
  await screen.findByText('Please select a rating in every row');
  expect(row('Mornings').queryByText(missing)).toBeNull();
  expect(row('Evenings').getByText(missing)).toBeTruthy();
  const box = row('Evenings').getByLabelText<HTMLElement>('Often');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  fireEvent.click(row('Mornings').getByLabelText('Never'));
  expect(screen.getAllByText(missing)).toHaveLength(2);
  fireEvent.click(row('Mornings').getByLabelText('Often'));
  fireEvent.click(box);
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.queryByText('Please select a rating in every row')).toBeNull();
  press('Next');
  await screen.findByRole('heading', { name: 'Check your answers' });
});

it('the wizard counts a double click as one', async () => {
  server = fillServer({ ...all, step: 2 });
  openFillPage();
  await question(/What is 3/);
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next, { detail: 1 });
  await question(/What is 4/);
  fireEvent.click(next, { detail: 2 });
  await question(/What is 4/);
  fireEvent.click(next, { detail: 1 });
  await screen.findByRole('heading', { name: 'Check your answers' });
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).not.toBe(next);
  fireEvent.click(submit, { detail: 2 });
  fireEvent.click(submit, { detail: 1 });
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(server.sent).toEqual([]);
  fireEvent.click(submit, { detail: 1 });
  await screen.findByText('The list');
  expect(server.sent).toHaveLength(1);
});

it('the wizard continues where another device left off', async () => {
  server = fillServer({ ...all, step: 2 });
  openFillPage();
  await question(/What is 3/);
  expect(screen.getByLabelText<HTMLInputElement>('Dog').checked).toBe(true);
});

it('a member goes from the check to a question and back', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Change the answer to question 2');
  await question(/What is 2/);
  choose('Bird');
  press('Back to my answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent[0]).toMatchObject({
    responses: { choiceResponses: [{ questionId: 2, choiceIds: [103] }, expect.anything()] },
  });
});
