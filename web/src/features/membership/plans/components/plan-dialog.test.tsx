// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testPlan } from '../../model/test-membership';
import { MembershipPage } from '../../own/components/membership-page';

const NOWHERE = { widget: null, page: null, renews: false };
let plan = testPlan('pet_owner');
let saves: Asked['body'][];
let save: () => Promise<Response>;

beforeEach(() => {
  plan = testPlan('pet_owner');
  saves = [];
  save = () => answer({ ...plan, revision: '2' });
  openPortal(({ call, body }) => {
    if (call === 'GET /api/membership')
      return answer({ membership: null, plans: [], donation: NOWHERE });
    if (call === 'GET /api/membership/plans') return answer({ plans: [plan] });
    if (call !== 'PUT /api/membership/plans/pet_owner') return;
    saves.push(body);
    return save();
  });
});
afterEach(closePortal);

const open = async () => {
  render(
    <DataCache>
      <MemoryRouter>
        <MembershipPage />
      </MemoryRouter>
    </DataCache>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  return within(await screen.findByRole('dialog', { name: 'Plan for Pet Owners' }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const type = (dialog: Dialog, label: RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const press = (dialog: Dialog, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));
const benefits = (dialog: Dialog) =>
  dialog.getAllByLabelText<HTMLInputElement>(/^Benefit \d/).map(({ value }) => value);

it('the plan dialog shows the card next to what is typed, and saves it', async () => {
  const dialog = await open();
  type(dialog, /^Title/, 'For owners');
  type(dialog, /^Price/, '60');
  press(dialog, 'Add benefit');
  type(dialog, /^Benefit 3/, 'A mug');
  type(dialog, /^Campaign page/, 'http://givebutter.com/x');
  type(dialog, /^Widget ID/, 'w"');
  press(dialog, 'Save Changes');
  expect(await dialog.findByText(/begins with https/)).toBeTruthy();
  expect(dialog.getByText(/^Only letters, digits/)).toBeTruthy();
  type(dialog, /^Campaign page/, '');
  type(dialog, /^Widget ID/, 'wIdg-2');
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  for (const text of ['For owners', '$60.00', 'A mug'])
    expect(preview.getByText(text)).toBeTruthy();
  press(dialog, 'Save Changes');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Plan saved'));
  expect(saves).toEqual([
    {
      title: 'For owners',
      price: 6000,
      campaignCode: 'OWN45',
      revision: '1',
      widgetId: 'wIdg-2',
      campaignUrl: '',
      benefits: ['A card', 'A newsletter', 'A mug'],
    },
  ]);
});

it('the plan dialog moves, adds and removes benefits by keyboard, and restores a removed one', async () => {
  const dialog = await open();
  fireEvent.keyDown(dialog.getByLabelText(/^Benefit 1/), { key: 'ArrowDown', altKey: true });
  await vi.waitFor(() => expect(benefits(dialog)).toEqual(['A newsletter', 'A card']));
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Benefit 2/)));
  press(dialog, 'Remove benefit 1');
  expect(benefits(dialog)).toEqual(['A card']);
  vi.mocked(toast.undo).mock.calls[0]![1]();
  await vi.waitFor(() => expect(benefits(dialog)).toEqual(['A newsletter', 'A card']));
  fireEvent.keyDown(dialog.getByLabelText(/^Benefit 2/), { key: 'Enter' });
  await vi.waitFor(() => expect(benefits(dialog)).toHaveLength(3));
  press(dialog, 'Save Changes');
  expect(await dialog.findByText('Please write the benefit or remove it')).toBeTruthy();
  expect(saves).toEqual([]);
});

it('the plan dialog changes the price in steps of a dollar, never below zero', async () => {
  const dialog = await open();
  const price = dialog.getByLabelText<HTMLInputElement>(/^Price/);
  fireEvent.keyDown(price, { key: 'ArrowUp' });
  expect(price.value).toBe('46.00');
  type(dialog, /^Price/, '0.50');
  fireEvent.keyDown(price, { key: 'ArrowDown' });
  expect(price.value).toBe('0.00');
});

it('the plan dialog keeps what was typed after a conflict, and overwrites the other version', async () => {
  const dialog = await open();
  type(dialog, /^Title/, 'Mine');
  const error = 'Someone else changed this plan since you opened it.';
  save = () => refused('CHANGED_MEANWHILE', error);
  plan = { ...plan, title: 'Theirs', benefits: ['A mug'], price: 7000, revision: '5' };
  press(dialog, 'Save Changes');
  expect(await dialog.findByText(error)).toBeTruthy();
  expect(await dialog.findByText('Theirs')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine');
  save = () => answer(plan);
  press(dialog, 'Save Changes');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Plan saved'));
  // Fields that nobody touched here take over what was saved in the meantime.
  expect(saves.at(-1)).toMatchObject({
    title: 'Mine',
    revision: '5',
    price: 7000,
    benefits: ['A mug'],
  });
});

it('the plan dialog takes the other version of a field if that is chosen after a conflict', async () => {
  const dialog = await open();
  type(dialog, /^Title/, 'Mine');
  type(dialog, /^Benefit 1/, 'My card');
  save = () => refused('CHANGED_MEANWHILE', 'Changed');
  plan = { ...plan, title: 'Theirs', benefits: ['A mug', 'A cup', 'A hat'], revision: '5' };
  press(dialog, 'Save Changes');
  fireEvent.click(await dialog.findByLabelText(/^Theirs.*: A mug/));
  await vi.waitFor(() => expect(benefits(dialog)).toEqual(['A mug', 'A cup', 'A hat']));
  save = () => answer(plan);
  press(dialog, 'Save Changes');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Plan saved'));
  expect(saves.at(-1)).toMatchObject({
    title: 'Mine',
    benefits: ['A mug', 'A cup', 'A hat'],
    revision: '5',
  });
});

it('the plan dialog keeps what was typed when it is closed by accident, until it is canceled', async () => {
  let dialog = await open();
  type(dialog, /^Benefit 1/, 'Half a thought');
  press(dialog, 'Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  dialog = within(await screen.findByRole('dialog'));
  expect(benefits(dialog)[0]).toBe('Half a thought');
  expect(dialog.getByText('What you had typed before is still here.')).toBeTruthy();
  press(dialog, 'Cancel');
  expect(toast.undo).toHaveBeenCalledWith('Changes discarded', expect.any(Function));
});

it('a plan dialog that closes removes the Undo for a removed benefit', async () => {
  const dialog = await open();
  press(dialog, 'Remove benefit 1');
  const until = vi.mocked(toast.undo).mock.calls[0]![2]?.until;
  expect(until?.aborted).toBe(false);
  press(dialog, 'Close');
  await vi.waitFor(() => expect(until?.aborted).toBe(true));
});
