// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { FIRST_AID } from '@/features/help/emergency/model/first-aid';
import { session } from '@/lib/session/session';
import { MemberArea } from './member-area';

vi.mock('@/lib/session/session', async (original) => {
  const real = await original<{ session: { start: () => Promise<void> } }>();
  return { ...real, useSessionState: () => ({ status: 'away' }) };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function open(path: string) {
  const start = vi.spyOn(session, 'start').mockResolvedValue();
  render(
    <MemoryRouter initialEntries={[path]}>
      <MemberArea />
    </MemoryRouter>,
  );
  return start;
}

const kept = { id: 1, question: 'Who is called first?', answer: '<p>The vet.</p>', videoUrl: '' };

it('the member area shows the stored emergency help while the server is away, and keeps trying to reach it', async () => {
  storeEmergencies([kept as never]);
  const start = open('/help/emergencies');
  expect(await screen.findByText('The vet.')).toBeTruthy();
  expect(screen.queryByText('We can’t reach the server')).toBeNull();
  // The listener is added shortly after the first render.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(start).toHaveBeenCalledOnce();
  });
});

it('the member area has first aid for an emergency if the device has stored nothing', async () => {
  open('/help/emergencies');
  expect(await screen.findByRole('heading', { name: FIRST_AID[0]?.title })).toBeTruthy();
  expect(screen.queryByText('We can’t reach the server')).toBeNull();
});

it('the member area says that the server is away on every other page', async () => {
  storeEmergencies([kept as never]);
  open('/help/forms');
  expect(await screen.findByText('We can’t reach the server')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Emergency help' })).toBeTruthy();
});

it('the member area says that the device is offline, if it is the device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/pet-records/5/emergency');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
});
