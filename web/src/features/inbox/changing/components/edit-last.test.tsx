// @vitest-environment jsdom
import type { Message } from '@hearthside/contract/inbox/fields';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const NOW = new Date().toISOString();
const LATER = new Date(Date.now() + 1000).toISOString();
const own = (id: number, content: string): Message => ({
  ...said(id, rosa.id, content),
  createdAt: NOW,
  updatedAt: NOW,
});

let inbox: TestInbox;
beforeEach(() => {
  localStorage.clear();
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
  inbox.messages = [own(1, 'First'), own(2, 'Fryday'), said(3, 2, 'Good')];
});
afterEach(closePortal);

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const editBox = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const HINT = 'Up arrow edits your last message';

describe('the arrow up in the empty field of a chat', () => {
  it('edits the message that was sent last, and Escape leads back to the field', async () => {
    inbox.open('/inbox/1');
    await screen.findByText('Fryday');
    const box = await composer();
    box.focus();
    expect(screen.getByText(HINT)).toBeTruthy();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(editBox()?.value).toBe('Fryday');
    expect(document.activeElement).toBe(editBox());
    fireEvent.keyDown(editBox()!, { key: 'Escape' });
    expect(editBox()).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  it('leads back to the field once the edit is saved', async () => {
    const changed = { ...own(2, 'Friday'), editedAt: LATER, updatedAt: LATER };
    inbox.also = ({ call }) =>
      call === 'PATCH /api/inbox/chats/1/messages/2' ? answer({ message: changed }) : undefined;
    inbox.open('/inbox/1');
    await screen.findByText('Fryday');
    fireEvent.keyDown(await composer(), { key: 'ArrowUp' });
    fireEvent.change(editBox()!, { target: { value: 'Friday' } });
    fireEvent.keyDown(editBox()!, { key: 'Enter' });
    expect(await screen.findByText('Friday')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await composer()));
  });

  it('goes on with an edit that was begun and left', async () => {
    inbox.open('/inbox/1');
    await screen.findByText('Fryday');
    const box = await composer();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    fireEvent.change(editBox()!, { target: { value: 'Friday?' } });
    box.focus();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(editBox()?.value).toBe('Friday?');
    expect(document.activeElement).toBe(editBox());
  });

  it('does nothing where something is typed', async () => {
    inbox.open('/inbox/1');
    await screen.findByText('Fryday');
    const box = await composer();
    fireEvent.change(box, { target: { value: 'So' } });
    expect(screen.queryByText(HINT)).toBeNull();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(editBox()).toBeNull();
  });

  it('does nothing where the last message can’t be edited any more', async () => {
    inbox.messages = [said(5, rosa.id, 'Long ago')];
    inbox.open('/inbox/1');
    await screen.findByText('Long ago');
    fireEvent.keyDown(await composer(), { key: 'ArrowUp' });
    expect(editBox()).toBeNull();
  });
});
