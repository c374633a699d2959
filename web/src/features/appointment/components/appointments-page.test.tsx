// @vitest-environment jsdom
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { dayAhead, testAppointment } from '@/testing/appointment';
import { choose, openAppointments, theDialog, type TestPage } from './test-page';

let test: TestPage;
beforeEach(() => {
  test = { rows: [testAppointment(1)], asked: [], refuse: undefined, away: false };
});
afterEach(closePortal);

it('the list of appointments shows the four columns, four rows per page, with the time zone', async () => {
  test.rows = [1, 2, 3, 4, 5].map((id) => testAppointment(id));
  openAppointments(test);
  expect(await screen.findAllByRole('rowheader')).toHaveLength(4);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Session Number', 'Date', 'Time', 'Location', 'Actions']);
  expect(screen.getAllByText('Eastern')).toHaveLength(4);
  expect(screen.queryByText('Rosa Marchetti')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

it('the list of appointments says that there are none, that none match, and that the server is away', async () => {
  test.rows = [];
  test.away = true;
  const router = openAppointments(test);
  expect(await screen.findByText(APPOINTMENT_TEXTS.fetchFailed)).toBeTruthy();
  test.away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(APPOINTMENT_TEXTS.none)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pending' }));
  expect(await screen.findByText('You have no pending requests.')).toBeTruthy();
  expect(router.state.location.search).toBe('?view=waiting');
});

it('a member’s request is checked first, kept when sending fails, and sent again with the same key even after closing', async () => {
  openAppointments(test);
  fireEvent.click(screen.getByRole('button', { name: 'Request an appointment' }));
  const dialog = await theDialog();
  dialog.fill(/^Day/, dayAhead(-3));
  dialog.fill(/^Time/, '10:00');
  dialog.press('Send request');
  expect(await dialog.findByText('Please tell us what it is about')).toBeTruthy();
  dialog.fill(/^What is it about/, 'The cats');
  expect(await dialog.findByText(APPOINTMENT_TEXTS.pastDay)).toBeTruthy();
  expect(test.asked).toEqual([]);
  dialog.fill(/^Day/, dayAhead(3));
  test.refuse = () => Promise.reject(new TypeError('Failed to fetch'));
  dialog.press('Send request');
  expect(await dialog.findByText(new RegExp(APPOINTMENT_TEXTS.failed))).toBeTruthy();
  test.refuse = undefined;
  dialog.press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Request an appointment' }));
  const again = await theDialog();
  expect(again.getByText(/^In your time zone: /)).toBeTruthy();
  again.press('Send request');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.asked));
  const [first, second] = test.asked.map(({ body }) => body);
  expect(second).toMatchObject({ kind: 'intake', date: dayAhead(3), about: 'The cats' });
  expect(first?.key).toBe(second?.key);
});

it('a member who sends an empty request is taken to its first field, and the next time to the first one left', async () => {
  openAppointments(test);
  fireEvent.click(await screen.findByRole('button', { name: 'Request an appointment' }));
  const dialog = await theDialog();
  dialog.press('Send request');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Day/)));
  dialog.fill(/^Day/, dayAhead(3));
  dialog.press('Send request');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Time/)));
});

it('a member whose request is refused for two fields is taken to the first of them on the page', async () => {
  openAppointments(test);
  await choose('More actions for Intake, session 1', 'Ask to reschedule');
  const dialog = await theDialog();
  dialog.fill(/^Day/, dayAhead(3));
  dialog.fill(/^Time/, '10:00');
  dialog.fill(/^Reason/, 'We have moved');
  const details = { reason: 'Say more', time: 'Closed then' };
  test.refuse = () => refused('INVALID_INPUT', 'Two are wrong', details);
  dialog.press('Send request');
  expect(await dialog.findByText('Say more')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Time/)));
});

it('a member asks to cancel with a reason, and withdraws a request', async () => {
  test.rows = [testAppointment(1), testAppointment(2, { state: 'requested' })];
  openAppointments(test);
  await choose('More actions for Intake, session 1', 'Ask to cancel');
  const dialog = await theDialog();
  dialog.press('Send request');
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  dialog.fill(/^Reason/, 'We have moved');
  dialog.press('Send request');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.changeAsked));
  expect(test.asked[0]).toMatchObject({
    call: 'POST /api/appointments/1/cancel-request',
    body: { reason: 'We have moved' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('More actions for Intake, session 2', 'Withdraw request');
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.withdrawn));
  expect(test.asked[1]?.call).toBe('DELETE /api/appointments/2/request');
});

it('a member opens the appointment in the address, saves it to a calendar, and asks to move it', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:x';
  openAppointments(test, 'pet_owner', '/appointments?appointmentId=1');
  expect(screen.queryByRole('searchbox')).toBeNull();
  const details = await theDialog();
  expect(await details.findByText('45 minutes')).toBeTruthy();
  details.press('Add to calendar');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(test.asked[0]?.call).toBe('GET /api/appointments/1/calendar');
  await choose('More', 'Ask to reschedule');
  const dialog = await screen.findByRole('dialog', { name: 'Request another time' });
  expect(dialog.textContent).toContain('Eastern');
});

it('the page says that the appointment in the address is gone', async () => {
  openAppointments(test, 'pet_owner', '/appointments?appointmentId=77');
  expect(await screen.findByText(/It may have been removed/)).toBeTruthy();
});

it('the page opens and closes an appointment without a history step and keeps the list’s scroll position', async () => {
  const router = openAppointments(test);
  await choose('More actions for Intake, session 1', 'Details');
  await screen.findByRole('dialog');
  const { location, historyAction, preventScrollReset } = router.state;
  expect([location.search, historyAction, preventScrollReset]).toEqual([
    '?appointmentId=1',
    'REPLACE',
    true,
  ]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true]);
});
