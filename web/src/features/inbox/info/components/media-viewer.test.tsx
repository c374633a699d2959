// @vitest-environment jsdom
import { CHAT_FILE_TEXTS, type ChatAttachment } from '@hearthside/contract/inbox/file';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as saving from '@/lib/files/download-save';
import * as tab from '@/lib/files/file-tab';
import { closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { MessageFiles } from '../../thread/components/message-files';

const file = (id: number, kind: ChatAttachment['kind'], title: string): ChatAttachment => ({
  id,
  kind,
  title,
  mime: 'x/y',
  size: 2048,
  width: null,
  height: null,
  url: `/api/files/f${id}?expires=1`,
  previewUrl: null,
  createdAt: '',
});
const limp = { ...file(1, 'image', 'limp.jpg'), previewUrl: '/api/files/small?expires=1' };
const walk = file(2, 'video', 'walk.mp4');
const plan = file(3, 'document', 'plan.pdf');
const rest = file(4, 'image', 'rest.jpg');

let asked: Asked[];
/** The server's answer for a file, by its path or as a download. */
let files: (asked: Asked) => Promise<Response>;
beforeEach(() => {
  asked = [];
  files = () => Promise.resolve(new Response('bytes'));
  openPortal((request) => {
    asked.push(request);
    return files(request);
  });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = vi.fn();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(closePortal);

const open = async (name: string, attachments = [limp, walk, plan, rest]) => {
  render(<MessageFiles attachments={attachments} />);
  fireEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const heading = () => screen.getByRole('heading').textContent;

describe('the files of a message', () => {
  it('are tiles and rows, each with a distinct label', () => {
    render(<MessageFiles attachments={[limp, walk, plan, rest]} />);
    const names = screen.getAllByRole('button').map((each) => each.ariaLabel ?? each.textContent);
    expect(names).toEqual([
      'Open picture limp.jpg, 1 of 4',
      'Play video walk.mp4, 2 of 4',
      'Open picture rest.jpg, 3 of 4',
      // A row’s name contains all that it shows.
      'Open PDF plan.pdf PDF · 2 KB, 4 of 4',
    ]);
  });

  it('reserve the space of a picture that is still loading', () => {
    render(<MessageFiles attachments={[{ ...limp, width: 1000, height: 2000 }]} />);
    const { style } = screen.getByRole('button');
    // The width is a min(), which jsdom does not support. file-grid.test checks it.
    expect(style.aspectRatio).toBe('170 / 340');
    const img = screen.getByRole('button').querySelector('img');
    expect(img?.getAttribute('src')).toBe(limp.previewUrl);
  });

  it('show the first frame of a video', () => {
    render(<MessageFiles attachments={[walk]} />);
    const src = screen.getByRole('button').querySelector('video')?.getAttribute('src');
    expect(src).toBe(`${walk.url}#t=0.1`);
  });

  it('show their kind if a picture can’t be loaded, until there is a fresh link', () => {
    const { rerender } = render(<MessageFiles attachments={[rest]} />);
    fireEvent.error(screen.getByRole('button').querySelector('img')!);
    expect(screen.getByRole('button').querySelector('img')).toBeNull();
    expect(screen.getByText('rest.jpg')).toBeTruthy();
    rerender(<MessageFiles attachments={[{ ...rest, url: '/api/files/f4?expires=2' }]} />);
    expect(screen.getByRole('button').querySelector('img')).toBeTruthy();
  });

  it('show nothing if there are none', () => {
    const { container } = render(<MessageFiles attachments={[]} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('a preview', () => {
  it('loads, is ready, and closes by its cross and by Escape', async () => {
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    expect(dialog.getByText('Loading preview...')).toBeTruthy();
    fireEvent.load(dialog.getByRole('img', { name: 'limp.jpg' }));
    expect(dialog.queryByText('Loading preview...')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Open picture rest.jpg, 3 of 4' }));
    await screen.findByRole('dialog');
    expect(heading()).toBe('rest.jpg');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves within the message with buttons and arrow keys, and stops at the ends', async () => {
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    expect(dialog.getByText(/1 of 4/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe('true');
    fireEvent.keyDown(dialog.getByRole('heading'), { key: 'ArrowLeft' });
    expect(heading()).toBe('limp.jpg');
    fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(heading()).toBe('walk.mp4');
    // In the video, the arrow keys belong to the video.
    fireEvent.keyDown(screen.getByRole('dialog').querySelector('video')!, { key: 'ArrowRight' });
    expect(heading()).toBe('walk.mp4');
    fireEvent.keyDown(dialog.getByRole('heading'), { key: 'ArrowRight' });
    fireEvent.keyDown(dialog.getByRole('heading'), { key: 'ArrowRight' });
    expect(heading()).toBe('plan.pdf');
    fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(heading()).toBe('plan.pdf');
  });

  it('moves with a swipe, but not with a scroll', async () => {
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    const swipe = (x: number, y: number) => {
      const image = dialog.getByRole('heading').closest('header')!.nextElementSibling!
        .firstElementChild!;
      fireEvent.touchStart(image, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(image, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-70, 60);
    expect(heading()).toBe('limp.jpg');
    swipe(-90, 10);
    expect(heading()).toBe('walk.mp4');
    swipe(90, 10);
    expect(heading()).toBe('limp.jpg');
  });

  it('has no buttons to move if there is only one file', async () => {
    const dialog = await open('Open picture limp.jpg', [limp]);
    expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(dialog.queryByText(/of 1/)).toBeNull();
  });

  it('that fails says with which status, and can be tried again', async () => {
    files = () => refused('NOT_FOUND', 'Gone');
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    fireEvent.error(dialog.getByRole('img', { name: 'limp.jpg' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Failed to load preview: 404');
    const link = dialog.getByRole('link', { name: CHAT_FILE_TEXTS.openInNewTab });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([limp.url, '_blank']);
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(dialog.getByRole('img', { name: 'limp.jpg' })).toBeTruthy();
  });

  it('says so if it fails without an answer', async () => {
    files = noAnswer;
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    fireEvent.error(dialog.getByRole('img', { name: 'limp.jpg' }));
    expect(await dialog.findByText('Failed to load preview')).toBeTruthy();
  });
});

describe('a video', () => {
  const video = () => screen.getByRole('dialog').querySelector('video')!;

  it('plays if it was opened directly', async () => {
    const dialog = await open('Play video walk.mp4, 2 of 4');
    expect(video().autoplay).toBe(true);
    Object.defineProperty(video(), 'videoWidth', { value: 640 });
    fireEvent.loadedMetadata(video());
    expect(dialog.queryByText('Loading preview...')).toBeNull();
    expect(video()).toBeTruthy();
  });

  it('does not begin anew when its link is renewed; a new try takes the new link', async () => {
    files = () => refused('NOT_ALLOWED', 'No');
    const { rerender } = render(<MessageFiles attachments={[walk]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play video walk.mp4' }));
    const dialog = within(await screen.findByRole('dialog'));
    rerender(<MessageFiles attachments={[{ ...walk, url: '/api/files/f2?expires=2' }]} />);
    expect(video().getAttribute('src')).toBe(walk.url);
    fireEvent.error(video());
    fireEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(video().getAttribute('src')).toBe('/api/files/f2?expires=2');
  });

  it('of an unsupported format is offered in a new tab', async () => {
    files = () => Promise.resolve(new Response('x', { status: 206 }));
    const dialog = await open('Play video walk.mp4, 2 of 4');
    fireEvent.error(video());
    expect(await dialog.findByText(CHAT_FILE_TEXTS.cannotPlay)).toBeTruthy();
    expect(dialog.getByRole('link', { name: CHAT_FILE_TEXTS.openInNewTab })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('of which only the sound can be played counts as unsupported', async () => {
    const dialog = await open('Play video walk.mp4, 2 of 4');
    fireEvent.loadedMetadata(video());
    expect(dialog.getByText(CHAT_FILE_TEXTS.cannotPlay)).toBeTruthy();
  });

  it('that can’t be had is not blamed on its format', async () => {
    files = () => refused('NOT_ALLOWED', 'No');
    const dialog = await open('Play video walk.mp4, 2 of 4');
    fireEvent.error(video());
    expect(await dialog.findByText('Failed to load preview: 403')).toBeTruthy();
  });
});

describe('a PDF', () => {
  it('is read in the member’s name and shown in place', async () => {
    const dialog = await open('Open PDF plan.pdf PDF · 2 KB, 4 of 4');
    expect((await dialog.findByTitle('plan.pdf')).getAttribute('src')).toBe('blob:made');
    expect(asked.map(({ call, query }) => [call, query.get('url')])).toEqual([
      ['GET /api/download', plan.url],
    ]);
  });

  it('that can’t be read says why, and can be tried again', async () => {
    files = () => refused('NOT_FOUND', 'Gone');
    const dialog = await open('Open PDF plan.pdf PDF · 2 KB, 4 of 4');
    expect(await dialog.findByText('Failed to load preview: 404')).toBeTruthy();
    files = () => Promise.resolve(new Response('bytes'));
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByTitle('plan.pdf')).toBeTruthy();
  });

  it('opens in a new tab if the browser can’t show it in a page', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const opened = vi.spyOn(tab, 'openFile').mockResolvedValue();
    const dialog = await open('Open PDF plan.pdf PDF · 2 KB, 4 of 4');
    expect(asked).toEqual([]);
    fireEvent.click(dialog.getByRole('link', { name: CHAT_FILE_TEXTS.openInNewTab }));
    expect(opened).toHaveBeenCalledWith('plan.pdf', expect.any(Function));
  });
});

describe('a download', () => {
  it('says that it is being prepared, and that it is done', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    fireEvent.click(dialog.getByRole('button', { name: 'Download limp.jpg' }));
    expect(toast.working).toHaveBeenCalledWith('Preparing file...');
    await vi.waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('File prepared successfully'),
    );
    expect(asked.map(({ call, query }) => [call, query.get('url')])).toEqual([
      ['GET /api/download', limp.url],
    ]);
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'limp.jpg');
  });

  it('that fails says so, and why', async () => {
    const save = vi.spyOn(saving, 'saveFile');
    files = () => refused('NOT_FOUND', 'This file is gone.');
    const dialog = await open('Open picture limp.jpg, 1 of 4');
    fireEvent.click(dialog.getByRole('button', { name: 'Download limp.jpg' }));
    expect(await dialog.findByText('Failed to download: This file is gone.')).toBeTruthy();
    expect(toast.error).toHaveBeenCalledWith('Failed to prepare file');
    expect(save).not.toHaveBeenCalled();
  });
});
