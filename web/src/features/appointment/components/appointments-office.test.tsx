// @vitest-environment jsdom
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { dayAhead, testAppointment } from '@/testing/appointment';
import { choose, openAppointments, theDialog, type TestPage } from './test-page';

const ROW = 'More actions for Intake, session 1 of Rosa Marchetti';
let test: TestPage;
beforeEach(() => {
  test = { rows: [testAppointment(1)], asked: [], refuse: undefined, away: false };
});
afterEach(closePortal);

/** Opens the form of a new appointment with Harold. */
async function addWithHarold() {
  fireEvent.click(screen.getByRole('button', { name: 'Add appointment' }));
  fireEvent.click(await screen.findByRole('button', { name: /Harold Finch/ }));
  return theDialog();
}

it('the office confirms an appointment with a member, and sees whose each appointment is', async () => {
  openAppointments(test, 'admin');
  expect(await screen.findByText('Rosa Marchetti')).toBeTruthy();
  const dialog = await addWithHarold();
  expect(await dialog.findByText(/^In the office’s time zone: Eastern/)).toBeTruthy();
  dialog.fill(/^Day/, dayAhead(3));
  dialog.fill(/^Time/, '09:30');
  dialog.fill(/^Length in minutes/, '5');
  dialog.press('Add appointment');
  expect(await dialog.findByText('Please enter a location')).toBeTruthy();
  expect(dialog.getByText('Please enter 10 to 480 minutes')).toBeTruthy();
  dialog.fill(/^Length in minutes/, '30');
  dialog.fill(/^Location/, 'Room 4');
  dialog.press('Add appointment');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.created));
  expect(test.asked[0]).toMatchObject({
    call: 'POST /api/appointments',
    body: { userId: 9, minutes: 30, time: '09:30', timeZone: 'America/New_York' },
  });
});

it('a new appointment is in the office’s time zone, even if the dialog opens before that is known', async () => {
  localStorage.setItem('hearthside.settings', '{"timeZone":"America/Denver"}');
  openAppointments(test, 'admin');
  const dialog = await addWithHarold();
  expect(await dialog.findByText(/^In the office’s time zone: Eastern/)).toBeTruthy();
  dialog.fill(/^Day/, dayAhead(3));
  dialog.fill(/^Time/, '09:30');
  dialog.fill(/^Location/, 'Room 4');
  dialog.press('Add appointment');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.created));
  expect(test.asked[0]?.body).toMatchObject({ timeZone: 'America/New_York' });
});

it('the office confirms a request, and the server’s refusal of a past time appears at its field', async () => {
  test.rows = [testAppointment(1, { state: 'requested', location: '' })];
  openAppointments(test, 'admin');
  await choose(ROW, 'Confirm');
  const dialog = await theDialog();
  dialog.fill(/^Location/, 'Room 4');
  const { past } = APPOINTMENT_TEXTS;
  test.refuse = () => refused('INVALID_INPUT', past, { time: past });
  dialog.press('Confirm');
  expect(await dialog.findByText(past)).toBeTruthy();
  test.refuse = undefined;
  dialog.press('Confirm');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.confirmed));
  expect(test.asked.at(-1)).toMatchObject({
    call: 'PATCH /api/appointments/1',
    body: { location: 'Room 4', minutes: 45, revision: '1' },
  });
});

it('the dialog starts with the time that the member asks for when the office meets a change request', async () => {
  const wish = { date: dayAhead(9), time: '15:30', timeZone: 'Europe/Berlin', reason: 'School' };
  test.rows = [testAppointment(1, { wish: { kind: 'move', ...wish } })];
  openAppointments(test, 'admin');
  await choose(ROW, 'Reschedule as requested');
  const dialog = await theDialog();
  expect(dialog.getByText(/They asked to reschedule it to .*: “School”/)).toBeTruthy();
  dialog.press('Move');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.moved));
  const { reason: _, ...when } = wish;
  expect(test.asked[0]?.body).toMatchObject(when);
});

it('the dialog keeps what was typed after a conflict, says who and when, and saves over that', async () => {
  openAppointments(test, 'admin');
  await choose(ROW, 'Edit');
  const dialog = await theDialog();
  dialog.fill(/^Location/, 'Room 7');
  const details = { by: 'Jonas Reyes', at: '2026-11-22T10:00:00.000Z' };
  test.refuse = () => refused('CHANGED_MEANWHILE', APPOINTMENT_TEXTS.conflict, details);
  test.rows = [testAppointment(1, { location: 'The garden', revision: '2' })];
  dialog.press('Save');
  expect(await dialog.findByText(/It was Jonas Reyes, Nov 22, 2026/)).toBeTruthy();
  expect(dialog.getByText('The garden')).toBeTruthy();
  expect(dialog.getByLabelText(/^Location/)).toHaveProperty('value', 'Room 7');
  test.refuse = undefined;
  dialog.press('Save');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.moved));
  expect(test.asked.at(-1)?.body).toMatchObject({ location: 'Room 7', revision: '2' });
});

it('the dialog merges what only somebody else changed, and shows the state and the fields that did', async () => {
  openAppointments(test, 'admin');
  await choose(ROW, 'Edit');
  const dialog = await theDialog();
  dialog.fill(/^Location/, 'Room 7');
  test.refuse = () => refused('CHANGED_MEANWHILE', APPOINTMENT_TEXTS.conflict);
  const theirs = { location: 'The garden', about: 'One cat', state: 'cancelled' } as const;
  test.rows = [testAppointment(1, { ...theirs, revision: '2' })];
  dialog.press('Save');
  const group = within(await dialog.findByRole('group', { name: 'Location' }));
  expect(group.getByLabelText(/^Mine.*: Room 7/)).toHaveProperty('checked', true);
  expect(dialog.getByText('What is it about? is now').nextSibling?.textContent).toBe('One cat');
  expect(dialog.getByText('Status is now').nextSibling?.textContent).toBe('Canceled');
  fireEvent.click(group.getByLabelText(/^Theirs.*: The garden/));
  expect(dialog.getByLabelText(/^Location/)).toHaveProperty('value', 'The garden');
  test.refuse = undefined;
  dialog.press('Save');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.moved));
  const body = { location: 'The garden', about: 'One cat', revision: '2' };
  expect(test.asked.at(-1)?.body).toMatchObject(body);
});

it('the office searches for members, and the search is kept in the address', async () => {
  test.searches = [];
  const router = openAppointments(test, 'admin', '/appointments?view=past');
  const box = await screen.findByRole('searchbox', { name: 'Search appointments' });
  fireEvent.change(box, { target: { value: 'rosa' } });
  fireEvent.submit(box.closest('form') ?? box);
  await waitFor(() => expect(router.state.location.search).toBe('?view=past&search=rosa'));
  await waitFor(() => expect(test.searches?.at(-1)).toBe('rosa'));
  expect(await screen.findByText('1 appointment')).toBeTruthy();
});

it('the dialog keeps a reason when it is closed by accident, and offers to undo discarding it', async () => {
  openAppointments(test, 'admin');
  await choose(ROW, 'Cancel appointment');
  (await theDialog()).fill(/^Reason/, 'We are closed');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(ROW, 'Cancel appointment');
  const dialog = await theDialog();
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'We are closed');
  dialog.press('Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast.undo).toHaveBeenCalledWith('Reason discarded', expect.any(Function));
  act(() => vi.mocked(toast.undo).mock.calls[0]?.[1]());
  expect((await theDialog()).getByLabelText(/^Reason/)).toHaveProperty('value', 'We are closed');
});

it('the list shows the office in its own words that there is no appointment', async () => {
  test.rows = [];
  openAppointments(test, 'admin', '/appointments?view=past');
  expect(await screen.findByText('No past appointments yet.')).toBeTruthy();
});

it('the dialog says that earlier input is still here, but only if there was any', async () => {
  openAppointments(test, 'admin');
  for (const [found, typed] of [
    ['', ''],
    ['', 'Room 4'],
    ['Room 4', ''],
  ] as const) {
    const dialog = await addWithHarold();
    expect(dialog.getByLabelText(/^Location/)).toHaveProperty('value', found);
    const said = dialog.queryByText('What you had typed before is still here.');
    expect(said !== null).toBe(found !== '');
    if (typed) dialog.fill(/^Location/, typed);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('the office cancels with a reason and undoes it, and removes for good after confirming', async () => {
  openAppointments(test, 'admin');
  await choose(ROW, 'Cancel appointment');
  const dialog = await theDialog();
  dialog.fill(/^Reason/, 'We are closed');
  dialog.press('Cancel appointment');
  await waitFor(() => expect(toast.undo).toHaveBeenCalled());
  expect(test.asked[0]?.body).toEqual({ reason: 'We are closed', revision: '1' });
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.restored));
  expect(test.asked[1]?.call).toBe('POST /api/appointments/1/reopen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(ROW, 'Remove');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(test.asked[2]?.call).toBe('DELETE /api/appointments/1'));
});

const WISH = { kind: 'cancel', date: '', time: '', timeZone: '', reason: '' } as const;
it.each([
  ['a declined request', 'declined', { state: 'requested' }, 'The request is open again'],
  ['a declined change request', 'confirmed', { wish: WISH }, 'The change request is open again'],
  ['a canceled appointment', 'cancelled', { wish: WISH }, 'Appointment restored'],
] as const)('the office reads what it gets back by undoing %s', async (_of, state, after, said) => {
  test.rows = [testAppointment(1, { state, undoable: true })];
  test.refuse = () => answer(testAppointment(1, after));
  openAppointments(test, 'admin');
  await choose(ROW, state === 'cancelled' ? 'Undo the cancellation' : 'Undo the decline');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(said));
});

it('the office undoes a cancellation once, however often the button is pressed meanwhile', async () => {
  test.rows = [testAppointment(1, { state: 'cancelled', undoable: true })];
  let finish: (answer: Response) => void = () => undefined;
  test.refuse = () => new Promise((resolve) => (finish = resolve));
  openAppointments(test, 'admin', '/appointments?appointmentId=1');
  const dialog = await theDialog();
  const undo = await dialog.findByRole('button', { name: 'Undo the cancellation' });
  fireEvent.click(undo);
  await waitFor(() => expect(undo.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(undo);
  finish(await answer(test.rows[0]));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(APPOINTMENT_TEXTS.restored));
  expect(test.asked).toHaveLength(1);
});
