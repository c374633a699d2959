// @vitest-environment jsdom
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VideoFrame } from './video-frame';

afterEach(cleanup);

const film = {
  playerPath: '/player/youtube/dQw4w9WgXcQ',
  watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  title: 'First aid for dogs',
};

it('the video frame loads nothing before play is pressed, and then the portal’s own page', () => {
  const { container } = render(<VideoFrame {...film} />);
  expect(container.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: /^Watch on YouTube/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    film.watchUrl,
    'noopener noreferrer',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Play: First aid for dogs' }));
  const frame = screen.getByTitle(film.title);
  expect(frame.getAttribute('src')).toBe(film.playerPath);
  expect(document.activeElement).toBe(frame);
});

it('the video frame waits for a new press of play when it gets another film', () => {
  const { container, rerender } = render(<VideoFrame {...film} />);
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <VideoFrame playerPath="/player/vimeo/76979871" watchUrl="https://vimeo.com/1" title="B" />,
  );
  expect(container.querySelector('iframe')).toBeNull();
});

/**
 * The frame has loaded a page: a player, a proxy's error, or the browser's own error page, whose document can't be
 * read.
 */
function load(body: string | null) {
  const frame = screen.getByTitle<HTMLIFrameElement>(film.title);
  const page = body === null ? null : new DOMParser().parseFromString(body, 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: page });
  fireEvent.load(frame);
}

it.each([
  ['the browser has no connection', null],
  ['a proxy answers', '<body><center><p>502 Bad Gateway</p></center>'],
])('the video frame says that it failed if %s, and tries again', (_name, body) => {
  render(<VideoFrame {...film} />);
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  load(body);
  expect(screen.getByRole('alert').textContent).toBe(VIDEO_TEXTS.failed);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  load('<body><iframe></iframe></body>');
  expect(screen.queryByRole('alert')).toBeNull();
});
