// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1, { readUpTo: 4 }), chatWith(2)];
  inbox.messages = [
    said(1, 2, 'One'),
    said(2, 2, 'Two'),
    said(3, rosa.id, 'Mine'),
    said(4, 2, 'Last'),
  ];
});
afterEach(closePortal);

const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const openMenu = async (words: string) => {
  const line = (await (await thread()).findByText(words)).closest('li')!;
  fireEvent.click(within(line).getByRole('button', { name: /^Actions for a message/ }));
};
const choose = async (words: string, action: string) => {
  await openMenu(words);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const patches = () =>
  inbox.asked.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);

describe('the text of a message', () => {
  const copied = vi.fn(() => Promise.resolve());
  const told = vi.spyOn(toast, 'success');
  beforeEach(() => {
    copied.mockClear();
    vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: copied } }));
  });

  it('is copied as it was typed, with the signs around code', async () => {
    inbox.messages = [said(1, 2, 'See `a`\n```\n\tb\n```')];
    inbox.open('/inbox/1');
    const line = (await (await thread()).findByText('a')).closest('li')!;
    fireEvent.click(within(line).getByRole('button', { name: /^Actions for a message/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy text' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith('See `a`\n```\n\tb\n```'));
    expect(told).toHaveBeenCalledWith('Text copied');
  });

  it('can’t be copied where a message has only files', async () => {
    inbox.messages = [said(1, 2, '')];
    inbox.open('/inbox/1');
    fireEvent.click(await screen.findByRole('button', { name: /^Actions for a message/ }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Copy text' })).toBeNull();
  });
});

describe('marking messages as unread', () => {
  const marks = (readUpTo: number, unread: number) => {
    inbox.also = ({ call, body }) => {
      if (call !== 'PATCH /api/inbox/chats/1/chat-member' || !('unreadFrom' in body)) return;
      inbox.chats[0] = chatWith(1, { readUpTo, unread });
      return answer({ chat: inbox.chats[0] });
    };
  };

  it('shows where they start, and reads none of them while the chat stays open', async () => {
    marks(1, 2);
    inbox.messages.push(said(9, 2, 'Elsewhere', 2));
    const router = inbox.open('/inbox/1');
    await choose('Two', 'Mark as unread from here');
    const shown = await thread();
    expect(await shown.findByText('2 new messages')).toBeTruthy();
    const lines = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    const start = lines.indexOf('2 new messages');
    expect(lines[start + 1]).toContain('Two');
    // What was seen in it would be reported together with what is seen in the next one.
    await router.navigate('/inbox/2');
    await waitFor(() => expect(patches()).toContainEqual({ readUpTo: 9 }), { timeout: 10_000 });
    expect(patches()).toEqual([{ unreadFrom: 2 }, { readUpTo: 9 }]);
  });

  it('offers to read them at once, also where all of them are in view', async () => {
    marks(3, 1);
    inbox.open('/inbox/1');
    await (await thread()).findByText('Last');
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    await choose('Last', 'Mark as unread from here');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(patches()).toContainEqual({ readUpTo: 4 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  });

  it('reads them again once the chat was left and is opened again', async () => {
    marks(3, 1);
    const router = inbox.open('/inbox/1');
    await choose('Last', 'Mark as unread from here');
    await (await thread()).findByText('1 new message');
    await router.navigate('/inbox/2');
    await waitFor(async () => expect((await thread()).getByText('No messages yet')).toBeTruthy());
    await router.navigate('/inbox/1');
    await waitFor(() => expect(patches()).toContainEqual({ readUpTo: 4 }), { timeout: 10_000 });
  });

  it('is not offered for the viewer’s own, and says when it was refused', async () => {
    const failed = vi.spyOn(toast, 'error');
    inbox.also = ({ call }) =>
      call.startsWith('PATCH') ? refused('NOT_FOUND', 'This message does not exist.') : undefined;
    inbox.open('/inbox/1');
    await openMenu('Mine');
    expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Mark as unread from here' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose('Two', 'Mark as unread from here');
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith(
        'The messages could not be marked as unread',
        'This message does not exist.',
      ),
    );
  });
});
