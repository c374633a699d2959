// @vitest-environment jsdom
import { addDays } from '@hearthside/contract/calendar-days';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { toast } from '@/ui/toast/toast';
import { testAnswer } from '../model/test-answers';
import { closeTopic, freshTopic, openTopic, question, server } from './test-topic';
import { refused } from '@/testing/refused';

beforeEach(freshTopic);
afterEach(closeTopic);

it('a member opens and closes an answer, and sees its video when they ask for it', async () => {
  openTopic('/help/forms');
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

it('a help topic opens the answer in its address, and says if that is gone', async () => {
  const router = openTopic('/help/forms/2');
  expect((await question('Where is my draft?')).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Where is my draft?');
  server.refuse = await refused('NOT_FOUND', 'Gone');
  await router.navigate('/help/forms/77');
  expect(await screen.findByText(/is no longer here/)).toBeTruthy();
  await router.navigate('/help/cats');
  expect(await screen.findByText('This help center topic doesn’t exist.')).toBeTruthy();
});

it('a help topic redirects to where the answer in its address is now', async () => {
  server.elsewhere = [testAnswer(8, { topic: 'faq', question: 'Was it moved?' })];
  const router = openTopic('/help/forms/forms-8');
  expect((await question('Was it moved?')).getAttribute('aria-expanded')).toBe('true');
  expect(router.state.location.pathname).toBe('/help/faq/8');
  expect(screen.queryByText(/is no longer here/)).toBeNull();
  // Going back must not lead to the old address.
  expect(router.state.historyAction).toBe('REPLACE');
});

it('a help topic says if it can’t tell whether the answer is gone', async () => {
  server.refuse = 'away';
  openTopic('/help/forms/77');
  expect(await screen.findByText(/Failed to find the answer/)).toBeTruthy();
  expect(await question('How do I begin?')).toBeTruthy();
  expect(screen.queryByText(/is no longer here/)).toBeNull();
});

it('a help topic searches questions and answers, and shows the panel while nothing is searched for', async () => {
  openTopic('/help/forms');
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

it('a member votes on an answer, and removes the vote', async () => {
  openTopic('/help/forms/1');
  fireEvent.click(await question('Yes'));
  expect(await screen.findByText('Thank you for telling us.')).toBeTruthy();
  server.items = [{ ...server.items[0]!, mine: true }, ...server.items.slice(1)];
  fireEvent.click(await question('Yes'));
  await waitFor(() => expect(server.asked.map(({ body }) => body.helpful)).toEqual([true, null]));
});

it('a member sends a message to the team and is taken to the chat', async () => {
  const router = openTopic('/help/forms');
  fireEvent.click(await question('Contact Support'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Please write a message')).toBeTruthy();
  const message = within(dialog).getByLabelText(/Your message/);
  fireEvent.change(message, { target: { value: 'Hello' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/9'));
  expect(server.asked[0]?.body).toMatchObject({ about: 'Contact Support', message: 'Hello' });
  expect(toast.success).toHaveBeenCalledWith('We have your message');
});

it('a member asks for an appointment, and is taken to it', async () => {
  const router = openTopic('/help/forms');
  fireEvent.click(await question('Schedule a Call'));
  const dialog = within(await screen.findByRole('dialog'));
  // Its fields are loaded on demand.
  await dialog.findByLabelText(/^Day/);
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill(/^Day/, addDays(new Date().toISOString().slice(0, 10), 7));
  fill(/^Time/, '16:30');
  fill(/^What is it about/, 'My forms');
  fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  expect(router.state.location.search).toBe('?appointmentId=12');
  expect(server.asked[0]).toMatchObject({
    call: 'POST /api/appointments/requests',
    body: { kind: 'call', time: '16:30', about: 'My forms', phone: '5035550142' },
  });
});

it('the emergencies topic stores its answers, and offers to send a message if no number is known', async () => {
  openTopic('/help/emergencies', true);
  expect(await screen.findByText(HELP_TEXTS.needNow)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('hearthside.emergencies')).toContain('draft'));
  expect(screen.getByRole('button', { name: 'Emergency Hotline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: HELP_TEXTS.add })).toBeNull();
});

it('the emergencies topic shows what the device has stored while the server is away, and no error', async () => {
  storeEmergencies([testAnswer(5)]);
  server.isAway = true;
  openTopic('/help/emergencies');
  expect(await question('Question 5?')).toBeTruthy();
  expect(await screen.findByText(/^Saved on this device on /)).toBeTruthy();
  expect(screen.queryByText(/Failed to load/)).toBeNull();
  expect(screen.getByRole('link', { name: 'First aid' }).getAttribute('href')).toBe(
    '/emergency-help',
  );
});
