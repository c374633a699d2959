// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { MessageButton, type MessageButtonProps } from './message-button';

let asked: Asked[];
let reply: () => Promise<Response>;

// Its code, which is fetched at the first press, takes a while on a busy machine.
beforeAll(() => import('@/features/inbox/api/person-chat'));
beforeEach(() => {
  asked = [];
  reply = () => refused('ALREADY_EXISTS', 'A chat already exists with this user', { chatId: '9' });
  openPortal((request) => {
    asked.push(request);
    return reply();
  }, rosa);
});
afterEach(closePortal);

const SAM = { memberId: 12, name: 'Sam Delgado', way: 'direct' } as const;
const bodies = () => asked.map(({ call, body }) => [call, body]);
const CREATE = ['POST /api/inbox/chats', { memberIds: [12] }];

function open(...people: MessageButtonProps[]) {
  const buttons = people.map((person) => <MessageButton key={person.memberId} {...person} />);
  const router = createMemoryRouter([
    { path: '/', element: <main>{buttons}</main> },
    { path: '/inbox/:chatId', element: <p>The chat</p> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
const button = () => screen.getByRole('button', { name: 'Message Sam Delgado' });

it('the message button is not there where a member can’t be written to', () => {
  open({ ...SAM, way: 'none' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('the message button opens the chat that these two have, ready to type', async () => {
  const router = open(SAM);
  fireEvent.click(button());
  await screen.findByText('The chat');
  expect(router.state.location).toMatchObject({ pathname: '/inbox/9', state: { opens: 'write' } });
  expect(bodies()).toEqual([CREATE]);
  expect(toast.error).not.toHaveBeenCalled();
});

it('the message button opens an admin’s way to somebody: their chat with the office', async () => {
  reply = () => answer({ chatId: 4 });
  const router = open({ ...SAM, way: 'office', look: 'icon' });
  fireEvent.click(button());
  await screen.findByText('The chat');
  expect(router.state.location.pathname).toBe('/inbox/4');
  expect(bodies()).toEqual([['POST /api/inbox/office-chats', { memberId: 12 }]]);
});

it.each(['primary', 'quiet', 'icon'] as const)(
  'the %s message button asks once however often it is pressed, and keeps the focus meanwhile',
  async (look) => {
    let arrive: (response: Response) => void = () => undefined;
    reply = () => new Promise((resolve) => (arrive = resolve));
    open({ ...SAM, look });
    button().focus();
    fireEvent.click(button());
    fireEvent.click(button());
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button());
    fireEvent.click(button());
    arrive(await refused('ALREADY_EXISTS', 'It exists', { chatId: '9' }));
    await screen.findByText('The chat');
    expect(asked).toHaveLength(1);
  },
);

it('a message that is refused after all says what can be done, and the button can be pressed again', async () => {
  reply = () => refused('INVALID_INPUT', 'You can no longer message someone you picked.');
  const router = open(SAM);
  fireEvent.click(button());
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      'The chat with Sam Delgado didn’t open',
      'Sam Delgado can’t be messaged anymore. Our team can pass something on: write to them from the help center.',
    ),
  );
  expect(router.state.location.pathname).toBe('/');
  await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

it('an admin is shown where to look if a member can’t be messaged anymore', async () => {
  reply = () => refused('NOT_FOUND', 'You can’t message this member.');
  open({ ...SAM, way: 'office' });
  fireEvent.click(button());
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      expect.any(String),
      expect.stringMatching(/suspended or deleted\. Check Users\.$/),
    ),
  );
});

it('without a connection the message button says so, and to try again', async () => {
  reply = noAnswer;
  open(SAM);
  fireEvent.click(button());
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      'The chat with Sam Delgado didn’t open',
      'We can’t reach the server at the moment. Please try again.',
    ),
  );
});

it('a member who has moved on before the chat was there stays where they are', async () => {
  let arrive: (response: Response) => void = () => undefined;
  reply = () => new Promise((resolve) => (arrive = resolve));
  const router = open(SAM);
  fireEvent.click(button());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Elsewhere');
  arrive(await refused('ALREADY_EXISTS', 'It exists', { chatId: '9' }));
  // What the press had begun is over once the next macrotask runs.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('a hundred message buttons ask the server nothing until one is pressed', () => {
  const people = Array.from({ length: 100 }, (_, at) => ({
    memberId: at + 1,
    name: `Member ${at + 1}`,
    way: 'direct' as const,
    look: 'icon' as const,
  }));
  open(...people);
  expect(screen.getAllByRole('button', { name: /^Message Member/ })).toHaveLength(100);
  expect(asked).toEqual([]);
});
