// @vitest-environment jsdom
import type { Role } from '@hearthside/contract/access';
import { sectionsFor } from '@hearthside/contract/section';
import { groupSections } from '@hearthside/contract/section-group';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { MoreSheet } from './more-sheet';
import { Sidebar } from './sidebar';

afterEach(() => {
  closePortal();
  localStorage.clear();
});

interface Opening {
  role?: Role;
  memberId?: number;
  path?: string;
  isWide?: boolean;
  sheet?: boolean;
}

function open(opening: Opening = {}) {
  const { role = 'admin', memberId = rosa.id, path = '/', isWide = true, sheet } = opening;
  openPortal(() => answer({}), { ...rosa, id: memberId, role });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(min-width: 64rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const sections = sectionsFor({ role, verified: true });
  render(
    <DataCache>
      <MemoryRouter initialEntries={[path]}>
        {sheet ? (
          <MoreSheet open onClose={() => undefined} sections={sections} unread={3} />
        ) : (
          <Sidebar sections={sections} unread={3} />
        )}
      </MemoryRouter>
    </DataCache>,
  );
}

const nav = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const heading = (name: string) => nav().getByRole('button', { name });
const headings = () =>
  nav()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
/** The sections of the group with this name. */
const sectionsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const isShown = (label: string) => nav().queryByRole('link', { name: label }) !== null;

it('the sidebar of an admin has the sections in groups with headings, all of them open', () => {
  open();
  expect(headings()).toEqual(['People', 'Animals', 'Forms', 'Library & Help', 'Money']);
  expect(sectionsOf('Forms')).toEqual(['Assigned Forms', 'Forms', 'Reports']);
  expect(sectionsOf('Money')).toEqual(['Membership', 'Memberships', 'Donation Payments']);
  for (const name of headings()) expect(heading(name).getAttribute('aria-expanded')).toBe('true');
  const all = nav()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(all.slice(0, 3)).toEqual(['Home', 'Inbox3 unread', 'Appointments']);
  expect(all.at(-1)).toBe('Profile');
});

it('the sidebar of a pet owner has no heading over a single section', () => {
  open({ role: 'pet_owner' });
  expect(headings()).toEqual(['People', 'Animals', 'Library & Help']);
  for (const label of ['Pet Records', 'Assigned Forms', 'Membership', 'Profile'])
    expect(isShown(label)).toBe(true);
});

it('the sidebar keeps a group collapsed for the member who collapsed it', () => {
  open();
  fireEvent.click(heading('Money'));
  expect(heading('Money').getAttribute('aria-expanded')).toBe('false');
  expect(isShown('Memberships')).toBe(false);
  expect(isShown('Reports')).toBe(true);
  closePortal();
  open({ memberId: 8 });
  expect(isShown('Memberships')).toBe(true);
  closePortal();
  open();
  expect(isShown('Memberships')).toBe(false);
  fireEvent.click(heading('Money'));
  expect(isShown('Memberships')).toBe(true);
});

it('a collapsed group of the sidebar shows the section that the member is in', () => {
  open({ path: '/admin-payments/4/statement' });
  fireEvent.click(heading('Money'));
  expect(sectionsOf('Money')).toEqual(['Donation Payments']);
  fireEvent.click(heading('People'));
  expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
});

it('the narrow sidebar has no headings, and every group is open', () => {
  open();
  fireEvent.click(heading('Money'));
  closePortal();
  open({ isWide: false });
  expect(headings()).toEqual([]);
  expect(sectionsOf('Money')).toEqual(['Membership', 'Memberships', 'Donation Payments']);
});

it('the arrow keys, Home and End move the focus through the sections and headings that are shown', () => {
  open();
  fireEvent.click(heading('People'));
  const focused = () => document.activeElement?.textContent;
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement!, { key, ...more });
  // The last section before the heading, whichever it is.
  const [start] = groupSections(sectionsFor({ role: 'admin', verified: true }));
  const last = start?.sections.at(-1)?.label ?? '';
  act(() => nav().getByRole('link', { name: last }).focus());
  press('ArrowDown');
  expect(focused()).toBe('People');
  press('ArrowDown');
  expect(focused()).toBe('Animals');
  press('ArrowUp');
  expect(focused()).toBe('People');
  press('End');
  expect(focused()).toBe('Profile');
  press('ArrowDown');
  expect(focused()).toBe('Profile');
  press('Home');
  expect(focused()).toBe('Home');
  press('ArrowUp');
  expect(focused()).toBe('Home');
  // The browser's own: Tab, and keys that are held with another.
  expect(press('Tab')).toBe(true);
  expect(press('ArrowDown', { altKey: true })).toBe(true);
  expect(focused()).toBe('Home');
  for (const role of ['link', 'button'])
    for (const place of nav().getAllByRole(role)) expect(place.tabIndex).toBe(0);
});

it('the sheet of phones has the same groups with headings, always open', () => {
  open();
  fireEvent.click(heading('Money'));
  closePortal();
  open({ sheet: true });
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  const names = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['People', 'Animals', 'Forms', 'Library & Help', 'Money']);
  expect(sectionsOf('Money')).toEqual(['Membership', 'Memberships', 'Donation Payments']);
  expect(sheet.getByRole('link', { name: 'Profile' })).toBeTruthy();
});
