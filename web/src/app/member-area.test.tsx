// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { session } from '@/lib/session/session';
import { MemberArea } from './member-area';
import '@/testing/patience';

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

it('the member area has what to do in an emergency at once where the server is away, and goes on asking for it', async () => {
  storeEmergencies([kept as never]);
  const start = open('/help/emergencies');
  expect(await screen.findByText('The vet.')).toBeTruthy();
  expect(screen.queryByText('We can’t reach the server')).toBeNull();
  // What is drawn listens a moment later.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(start).toHaveBeenCalledOnce();
  });
});

it('the member area says that the server is away where nothing is kept, and on every other page', () => {
  open('/help/emergencies');
  expect(screen.getByText('We can’t reach the server')).toBeTruthy();
  cleanup();
  storeEmergencies([kept as never]);
  open('/help/forms');
  expect(screen.getByText('We can’t reach the server')).toBeTruthy();
});
