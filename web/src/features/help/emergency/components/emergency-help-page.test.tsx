// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { EmergencyHelpLink } from '@/features/settings';
import { storedEmergencies, storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { FIRST_AID } from '../model/first-aid';
import { testAnswer } from '../../model/test-answers';
import { EmergencyHelpPage } from './emergency-help-page';

afterEach(() => {
  localStorage.clear();
  closePortal();
});

const show = (page: React.ReactElement) => render(<MemoryRouter>{page}</MemoryRouter>);

function openAway() {
  openPortal(() => undefined, null);
  vi.stubGlobal('fetch', noAnswer);
  show(<EmergencyHelpPage />);
}

it('the emergency page shows the stored number and answers without a server and without a session', () => {
  localStorage.setItem('hearthside.settings', '{"emergencyNumber":"+15035550199"}');
  storeEmergencies([testAnswer(1, { topic: 'emergencies' })]);
  openAway();
  const call = screen.getByRole('link', { name: 'Call +1 (503) 555-0199' });
  expect(call.getAttribute('href')).toBe('tel:+15035550199');
  expect(screen.getByText(HELP_TEXTS.always)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Question 1?' })).toBeTruthy();
});

it('the emergency page has first aid and the poison lines on a device that has stored nothing', () => {
  openAway();
  for (const { title } of FIRST_AID)
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy();
  const poison = within(screen.getByRole('region', { name: 'Poisoning' }));
  expect(poison.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+18884264435',
    'tel:+18557647661',
  ]);
});

it('the emergency page leads to each piece of advice from its list of contents', () => {
  storeEmergencies([testAnswer(4)]);
  openAway();
  const lists = ['What happened?', 'First aid'].map((name) =>
    within(screen.getByRole('navigation', { name })).getAllByRole('link'),
  );
  expect(lists.map(({ length }) => length)).toEqual([1, FIRST_AID.length]);
  const links = lists.flat();
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.textContent).toBe(link.textContent);
  }
});

it('the emergency page fetches the answers without a session, shows them, and stores them', async () => {
  const { id, question, answer: text, videoUrl } = testAnswer(7);
  openPortal(({ call }) => {
    const items = [{ id, question, answer: text, videoUrl }];
    return call === 'GET /api/help-center/emergencies' ? answer({ items }) : undefined;
  }, null);
  show(<EmergencyHelpPage />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Question 7?' })).toBeTruthy();
  expect(storedEmergencies()?.answers).toHaveLength(1);
});

it('the emergency link is there on every device', () => {
  show(<EmergencyHelpLink />);
  expect(screen.getByRole('link', { name: 'Emergency help' })).toBeTruthy();
});
