// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { filled } from '../model/test-fill';
import { fillServer, openFillPage, press, type FillServer } from './test-fill-page';

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

it('brings both together where another device has answered since, and asks to look before it sends', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  server.submit = ({ revision }) =>
    revision === '4'
      ? answer({ form: { ...all.form, status: 'pending' } })
      : answer({ error: 'Your answers were changed somewhere else' }, 409);
  const choiceResponses = [{ questionId: 2, choiceIds: [103] }, responses.choiceResponses[1]!];
  server.form = { ...all, responses: { ...responses, choiceResponses }, revision: '4' };
  press('Submit');
  expect(await screen.findByText('You have also filled this form in another place')).toBeTruthy();
  expect(screen.getByText('Your answers were changed somewhere else')).toBeTruthy();
  expect(server.sent).toHaveLength(1);
  await screen.findByRole('button', { name: 'Submit' });
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent[1]).toMatchObject({ revision: '4', responses: { choiceResponses } });
});

it('sends at once what only its own lost save has moved on', async () => {
  server = fillServer(all);
  openFillPage();
  await screen.findByRole('heading', { name: 'Check your answers' });
  server.submit = ({ revision }) =>
    revision === '4'
      ? answer({ form: { ...all.form, status: 'pending' } })
      : answer({ error: 'Your answers were changed somewhere else' }, 409);
  server.form = { ...all, revision: '4' };
  press('Submit');
  await screen.findByText('The list');
  expect(server.sent.map(({ revision }) => revision)).toEqual(['3', '4']);
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
});
