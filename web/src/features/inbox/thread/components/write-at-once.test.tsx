// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePortal } from '@/testing/portal';
import { chatWith, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1), chatWith(2, { endedAt: '2026-11-04T10:00:00.000Z' })];
});
afterEach(closePortal);

const state = { opens: 'write' };

it('a chat that was opened from a person has the focus in its composer, once', async () => {
  const router = inbox.open('/inbox/2');
  await screen.findByText(/An admin ended this chat/);
  await act(() => router.navigate('/inbox/1', { state }));
  const box = await screen.findByRole('textbox', { name: /^Message to/ });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(router.state.location).toMatchObject({ pathname: '/inbox/1', state: null });
});

it('a chat that was opened from the list leaves the focus where it is', async () => {
  inbox.open('/inbox/1');
  const box = await screen.findByRole('textbox', { name: /^Message to/ });
  expect(document.activeElement).not.toBe(box);
});

it('an ended chat that was opened from a person only shows that it has ended', async () => {
  const router = inbox.open('/inbox/1');
  await screen.findByRole('textbox', { name: /^Message to/ });
  await act(() => router.navigate('/inbox/2', { state }));
  expect(await screen.findByText(/An admin ended this chat/)).toBeTruthy();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
});
