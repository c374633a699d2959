// @vitest-environment jsdom
import { MESSAGE_MAX, type Chat } from '@hearthside/contract/inbox/fields';
import { CHAT_FILE_MAX, CHAT_FILE_TEXTS, CHAT_VIDEO_MAX } from '@hearthside/contract/inbox/file';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { closePortal, openPortal } from '@/testing/portal';
import { fileShelf } from '../../model/file-shelf';
import { Composer } from './composer';

/** The device's stored files that were chosen and not sent. */
let kept: File[] = [];
const outbox = { send: vi.fn(), stage: vi.fn(), staged: () => Promise.resolve(kept) };
const emitTyping = vi.fn();
vi.mock('../../api/use-outbox', () => ({ useOutbox: () => outbox }));
vi.mock('../../api/use-typing-in', () => ({ useTypingIn: () => ({ typing: [], emitTyping }) }));

const chat = (id: number, name: string): Chat => ({
  id,
  kind: 'group',
  name,
  members: [],
  lastMessage: null,
  unread: 0,
  unreadMentions: 0,
  notifications: true,
  mutedUntil: null,
  readUpTo: 0,
  activeAt: '',
  endedAt: null,
  revision: 0,
  closed: false,
});
const biscuit = chat(5, 'Biscuit’s care team');
const family = chat(6, 'The Marchetti Family Trust');

beforeEach(() => {
  openPortal(() => undefined, rosa);
  localStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  vi.clearAllMocks();
});
afterEach(() => {
  closePortal();
  kept = [];
  // Files stay until another member signs in.
  fileShelf(0, 0);
});

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const enter = (more = {}) => fireEvent.keyDown(text(), { key: 'Enter', keyCode: 13, ...more });
const button = (name: string) => screen.getByRole('button', { name });
const file = (name: string, mime: string, size = 5) =>
  Object.defineProperty(new File(['x'], name, { type: mime }), 'size', { value: size });
const picture = file('limp.jpg', 'image/jpeg');
const carried = (...files: File[]) => ({ files, types: ['Files'], getData: () => '' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Files of this message' }))
    .getAllByRole('listitem')
    .map((chip) => chip.querySelector('p')?.textContent);

describe('the composer', () => {
  it('sends with Enter, empties the box and leaves the focus there', () => {
    render(<Composer chat={biscuit} />);
    text().focus();
    type('  I can drive him.  ');
    expect(enter()).toBe(false);
    expect(outbox.send).toHaveBeenCalledExactlyOnceWith(5, 'I can drive him.', [], undefined);
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
  });

  it('leaves Shift+Enter to the box, as a new line', () => {
    render(<Composer chat={biscuit} />);
    type('One');
    expect(enter({ shiftKey: true })).toBe(true);
    expect(outbox.send).not.toHaveBeenCalled();
  });

  it('does not send with an Enter that ends a word of an input method', () => {
    render(<Composer chat={biscuit} />);
    type('にほん');
    enter({ isComposing: true });
    expect(outbox.send).not.toHaveBeenCalled();
  });

  it('takes Enter on a screen keyboard as a new line, and returns the focus after a press on Send', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Composer chat={biscuit} />);
    type('One');
    expect(enter()).toBe(true);
    expect(outbox.send).not.toHaveBeenCalled();
    // The screen keyboard would close if the button took the focus.
    expect(fireEvent.mouseDown(button('Send'))).toBe(false);
    fireEvent.click(button('Send'));
    expect(outbox.send).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(text());
  });

  it('sends nothing if there is only blank space', () => {
    render(<Composer chat={biscuit} />);
    enter();
    type(' \n ');
    enter();
    expect(button('Send').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Send'));
    expect(outbox.send).not.toHaveBeenCalled();
  });

  it('emits typing to the others, but not when a box was emptied', () => {
    render(<Composer chat={biscuit} />);
    type('O');
    expect(emitTyping).toHaveBeenCalledOnce();
    type('');
    expect(emitTyping).toHaveBeenCalledOnce();
  });
});

describe('a long message', () => {
  it('shows how many characters are left once there are few', () => {
    render(<Composer chat={biscuit} />);
    type('x'.repeat(100));
    expect(screen.queryByText(/characters/)).toBeNull();
    type('x'.repeat(MESSAGE_MAX - 20));
    expect(screen.getByText('20 characters left')).toBeTruthy();
    expect(screen.getByText('The message is nearly too long.').getAttribute('role')).toBe('status');
  });

  it('is not cut off, and not sent while it is too long', () => {
    render(<Composer chat={biscuit} />);
    type('x'.repeat(MESSAGE_MAX + 3));
    expect(text().value).toHaveLength(MESSAGE_MAX + 3);
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('3 characters too many')).toBeTruthy();
    enter();
    expect(outbox.send).not.toHaveBeenCalled();
    type('x'.repeat(MESSAGE_MAX));
    enter();
    expect(outbox.send).toHaveBeenCalledOnce();
  });
});

describe('an unsent text', () => {
  it('is kept in each chat, over a reload and a sign-out, until it is sent', () => {
    const { rerender, unmount } = render(<Composer chat={biscuit} />);
    type('To the team');
    rerender(<Composer chat={family} />);
    expect(text().value).toBe('');
    type('To the family');
    rerender(<Composer chat={biscuit} />);
    expect(text().value).toBe('To the team');
    unmount();
    session.close();
    session.open({ accessToken: 'token', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    const again = render(<Composer chat={biscuit} />);
    expect(text().value).toBe('To the team');
    enter();
    again.unmount();
    render(<Composer chat={biscuit} />);
    expect(text().value).toBe('');
  });

  it('is visible to no other member', () => {
    const { unmount } = render(<Composer chat={biscuit} />);
    type('Mine');
    fireEvent.paste(text(), { clipboardData: carried(picture) });
    unmount();
    session.open({
      accessToken: 'token',
      expiresIn: 600,
      me: { ...rosa, id: 8 },
      storageKey: TEST_KEY,
    });
    render(<Composer chat={biscuit} />);
    expect(text().value).toBe('');
    expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull();
  });

  it('follows another tab while this one is not in front', () => {
    render(<Composer chat={biscuit} />);
    type('Begun here');
    localStorage.clear();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent(window, new Event('storage'));
    expect(text().value).toBe('Begun here');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent(window, new Event('storage'));
    expect(text().value).toBe('');
  });

  it('keeps its files while another chat is open', () => {
    const { rerender } = render(<Composer chat={biscuit} />);
    fireEvent.paste(text(), { clipboardData: carried(picture) });
    rerender(<Composer chat={family} />);
    expect(screen.queryByText('limp.jpg')).toBeNull();
    rerender(<Composer chat={biscuit} />);
    expect(chips()).toEqual(['limp.jpg']);
  });
});

it('files that were chosen before a reload are restored, and kept', async () => {
  kept = [picture];
  render(<Composer chat={biscuit} />);
  expect(await screen.findByText('limp.jpg')).toBeTruthy();
  fireEvent.click(button('Remove limp.jpg'));
  expect(outbox.stage).toHaveBeenLastCalledWith(biscuit.id, []);
});

describe('a composer’s files', () => {
  it('are added by pasting into the text, shown, and sent with it', () => {
    render(<Composer chat={biscuit} />);
    expect(fireEvent.paste(text(), { clipboardData: carried(picture) })).toBe(false);
    expect(chips()).toEqual(['limp.jpg']);
    expect(screen.getByText('1 file attached')).toBeTruthy();
    enter();
    expect(outbox.send).toHaveBeenCalledExactlyOnceWith(5, '', [picture], undefined);
    expect(screen.queryByText('limp.jpg')).toBeNull();
  });

  it('are not added from a paste that has text', () => {
    render(<Composer chat={biscuit} />);
    const mixed = { ...carried(picture), getData: () => 'Biscuit' };
    expect(fireEvent.paste(text(), { clipboardData: mixed })).toBe(true);
    expect(screen.queryByText('limp.jpg')).toBeNull();
  });

  it('are added by pasting or dropping anywhere on the page, once each', () => {
    render(
      <main>
        <p>Thread</p>
        <input aria-label="Search" />
        <Composer chat={biscuit} />
      </main>,
    );
    const thread = screen.getByText('Thread');
    fireEvent.paste(screen.getByRole('textbox', { name: 'Search' }), {
      clipboardData: carried(picture),
    });
    expect(screen.queryByText('limp.jpg')).toBeNull();
    fireEvent.paste(thread, { clipboardData: carried(picture) });
    const plan = file('plan.pdf', 'application/pdf');
    fireEvent.dragEnter(thread, { dataTransfer: carried(plan) });
    expect(screen.getByText('Drop files to add them to your message')).toBeTruthy();
    // Without this, the browser would leave the portal to show the file.
    expect(fireEvent.dragOver(thread, { dataTransfer: carried(plan) })).toBe(false);
    expect(fireEvent.drop(thread, { dataTransfer: carried(plan) })).toBe(false);
    expect(screen.queryByText('Drop files to add them to your message')).toBeNull();
    expect(chips()).toEqual(['limp.jpg', 'plan.pdf']);
    expect(document.activeElement).toBe(text());
  });

  it('are not added when a picture of the page itself is dragged by accident', () => {
    render(<Composer chat={biscuit} />);
    fireEvent.dragStart(document.body);
    fireEvent.dragEnter(document.body, { dataTransfer: carried(picture) });
    expect(screen.queryByText('Drop files to add them to your message')).toBeNull();
    fireEvent.drop(document.body, { dataTransfer: carried(picture) });
    expect(screen.queryByText('limp.jpg')).toBeNull();
    fireEvent.dragEnd(document.body);
    fireEvent.drop(document.body, { dataTransfer: carried(picture) });
    expect(chips()).toEqual(['limp.jpg']);
  });

  it('are not added when words are dragged', () => {
    render(<Composer chat={biscuit} />);
    const words = { files: [], types: ['text/plain'], getData: () => 'word' };
    expect(fireEvent.drop(document.body, { dataTransfer: words })).toBe(true);
  });

  it('are removed one by one, and the focus goes to the text', () => {
    render(<Composer chat={biscuit} />);
    const other = file('walk.mp4', 'video/mp4');
    fireEvent.paste(text(), { clipboardData: carried(picture, other) });
    fireEvent.click(button('Remove limp.jpg'));
    expect(chips()).toEqual(['walk.mp4']);
    expect(document.activeElement).toBe(text());
  });

  it.each([
    [file('plan.pdf', 'application/pdf', CHAT_FILE_MAX + 1), CHAT_FILE_TEXTS.tooBig],
    [file('walk.mp4', 'video/mp4', CHAT_VIDEO_MAX + 1), CHAT_FILE_TEXTS.videoTooBig],
    [file('notes.txt', 'text/plain'), CHAT_FILE_TEXTS.wrongType],
  ])('are refused in the words of the specification (%#)', (wrong, words) => {
    render(<Composer chat={biscuit} />);
    fireEvent.drop(document.body, { dataTransfer: carried(wrong, picture) });
    expect(screen.getByRole('alert').textContent).toBe(`“${wrong.name}”: ${words}`);
    expect(chips()).toEqual(['limp.jpg']);
    fireEvent.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the Select Files dialog', () => {
  const openDialog = async () => {
    render(<Composer chat={biscuit} />);
    fireEvent.click(button('Select Files'));
    return within(await screen.findByRole('dialog', { name: 'Select Files' }));
  };
  const pick = (...files: File[]) =>
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });

  it('adds several files, lists them with their sizes, and keeps them when it is closed', async () => {
    const dialog = await openDialog();
    pick(file('limp.jpg', 'image/jpeg', 2048), file('plan.pdf', 'application/pdf', 1024));
    const rows = within(dialog.getByRole('list', { name: 'Chosen files' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual(['limp.jpg2 KB', 'plan.pdf1 KB']);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove limp.jpg' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chips()).toEqual(['plan.pdf']);
    expect(outbox.send).not.toHaveBeenCalled();
  });

  it('accepts dropped files, and says which it refuses', async () => {
    const dialog = await openDialog();
    const zone = dialog.getByRole('button', { name: 'Choose files' }).parentElement!;
    fireEvent.drop(zone, { dataTransfer: carried(picture, file('a.exe', 'application/exe')) });
    expect(dialog.getByText('limp.jpg')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe(`“a.exe”: ${CHAT_FILE_TEXTS.wrongType}`);
  });

  it('does not let a file that is dropped next to the field replace the portal', async () => {
    const dialog = await openDialog();
    const title = dialog.getByRole('heading', { name: 'Select Files' });
    expect(fireEvent.drop(title, { dataTransfer: carried(picture) })).toBe(false);
    expect(dialog.queryByText('limp.jpg')).toBeNull();
  });
});
