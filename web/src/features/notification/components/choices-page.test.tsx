// @vitest-environment jsdom
import {
  defaultChoices,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { ChoicesPage } from './choices-page';

let kept: NotificationChoices;
let away: boolean;
/** Answers that a slow connection delays, until each is released. */
let held: (() => void)[] | undefined;
beforeEach(() => {
  kept = defaultChoices('Europe/Berlin');
  away = false;
  held = undefined;
});
afterEach(closePortal);

async function open(role: 'admin' | 'pet_owner' | 'user' = 'pet_owner') {
  openPortal(
    ({ call, body }) => {
      if (call === 'GET /api/notifications/choices') return answer(kept);
      if (call === 'GET /api/notifications/push') return answer({ publicKey: null, devices: [] });
      if (call !== 'PUT /api/notifications/choices') return answer({});
      if (away) return noAnswer();
      if (held) {
        const wait = new Promise<void>((resolve) => held?.push(resolve));
        return wait.then(() => {
          if (away) return noAnswer();
          kept = body as unknown as NotificationChoices;
          return answer(kept);
        });
      }
      kept = body as unknown as NotificationChoices;
      return answer(kept);
    },
    { ...rosa, role },
  );
  render(
    <DataCache>
      <ChoicesPage />
    </DataCache>,
  );
  await screen.findByRole('heading', { name: 'Forms' });
}
const theSwitch = (name: string | RegExp) => screen.getByRole('switch', { name });
const isOn = (name: string | RegExp) => theSwitch(name).getAttribute('aria-checked') === 'true';

it('the choices page saves a choice at once, and keeps the others', async () => {
  await open();
  expect(screen.queryByRole('heading', { name: 'The office' })).toBeNull();
  fireEvent.click(theSwitch(/Forms: By email/));
  await waitFor(() => expect(kept.topics.forms).toMatchObject({ bell: true, mail: false }));
  expect(kept.topics.appointments).toMatchObject({ bell: true, mail: true });
  expect(isOn(/Forms: By email/)).toBe(false);
});

it('the choices page undoes a choice that could not be saved, and says so', async () => {
  await open('admin');
  away = true;
  fireEvent.click(theSwitch(/The office: In the bell/));
  await waitFor(() => expect(isOn(/The office: In the bell/)).toBe(true));
  expect(kept.topics.office.bell).toBe(true);
});

it('the choices page saves all of several choices in a row on a slow connection, whatever was pressed in the meantime', async () => {
  await open();
  held = [];
  fireEvent.click(theSwitch(/Forms: By email/));
  fireEvent.click(theSwitch(/Appointments: By email/));
  fireEvent.click(theSwitch(/Forms: In the bell/));
  expect([isOn(/Forms: By email/), isOn(/Appointments: By email/)]).toEqual([false, false]);
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await waitFor(() => expect(kept.topics.forms).toMatchObject({ bell: false, mail: false }));
  expect(kept.topics.appointments.mail).toBe(false);
  expect([isOn(/Forms: In the bell/), isOn(/Appointments: By email/)]).toEqual([false, false]);
});

it('the choices page goes back to what was saved if the last of a row fails', async () => {
  await open();
  held = [];
  fireEvent.click(theSwitch(/Forms: By email/));
  fireEvent.click(theSwitch(/Appointments: By email/));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  away = true;
  held[1]?.();
  await waitFor(() => expect(isOn(/Appointments: By email/)).toBe(true));
  expect(isOn(/Forms: By email/)).toBe(false);
});

it('the choices page lets a member choose which new stories they are notified of, and how', async () => {
  await open();
  const group = screen.getByRole('group', { name: 'Categories' });
  expect(within(group).getAllByRole('switch')).toHaveLength(6);
  fireEvent.click(theSwitch('Estate Planning'));
  await waitFor(() => expect(kept.reading.categories).not.toContain('estate_planning'));
  expect(kept.reading.categories).toEqual([
    ...['pet_care', 'about_pet_trusts', 'pet_passionate_people', 'pet_stories_fun_facts'],
    'library',
  ]);
  fireEvent.click(theSwitch('Estate Planning'));
  await waitFor(() => expect(kept.reading).toEqual(defaultChoices('UTC').reading));
  fireEvent.click(theSwitch(/New to read: By email/));
  await waitFor(() => expect(kept.reading).toMatchObject({ bell: true, mail: false }));
  fireEvent.click(theSwitch(/New to read: In the bell/));
  await waitFor(() => expect(kept.reading.bell).toBe(false));
  // With both off there is nothing to choose from.
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull();
});

it('the choices page says that nothing is chosen where no category is', async () => {
  kept.reading.categories = ['pet_care'];
  await open();
  expect(screen.queryByText(/^No category is on/)).toBeNull();
  fireEvent.click(theSwitch('Pet Care'));
  await screen.findByText(/^No category is on/);
});

it('the choices page offers the library to those who read it, and keeps it for the others', async () => {
  await open('user');
  expect(screen.queryByRole('switch', { name: 'Library' })).toBeNull();
  fireEvent.click(theSwitch('Pet Care'));
  await waitFor(() => expect(kept.reading.categories).not.toContain('pet_care'));
  expect(kept.reading.categories).toContain('library');
});

it('the choices page offers quiet hours, and refuses two equal times', async () => {
  await open();
  fireEvent.click(theSwitch('Use quiet hours'));
  const until = await screen.findByLabelText(/Until/);
  expect(kept.quiet).toEqual({ from: '22:00', to: '07:00' });
  fireEvent.change(until, { target: { value: '22:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  await screen.findByText('Please choose two different times');
  fireEvent.change(until, { target: { value: '06:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  await waitFor(() => expect(kept.quiet).toEqual({ from: '22:00', to: '06:30' }));
});
