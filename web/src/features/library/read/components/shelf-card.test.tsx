// @vitest-environment jsdom
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { testItem } from '../../model/test-item';
import { ShelfCard } from './shelf-card';

afterEach(cleanup);

const show = (more: Partial<LibraryItem>) =>
  render(
    <MemoryRouter>
      <ShelfCard
        item={testItem(4, { kind: 'video', url: '/uploads/film.mp4?token=x', ...more })}
        saving={false}
        onView={() => undefined}
        onSave={() => undefined}
      />
    </MemoryRouter>,
  ).container;

it('a shelf card shows a film by its poster', () => {
  const card = show({ thumbnailUrl: '/uploads/poster.jpg' });
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/uploads/poster.jpg');
  expect(card.querySelector('video')).toBeNull();
});

it('a shelf card shows a film without a poster by one of its frames, as long as it can be loaded', () => {
  const card = show({ thumbnailUrl: null });
  const film = card.querySelector('video') as HTMLVideoElement;
  expect(film.getAttribute('src')).toBe('/uploads/film.mp4?token=x#t=0.5');
  fireEvent.error(film);
  expect(card.querySelector('video')).toBeNull();
});

it('a shelf card retries neither the poster nor the film after both failed', () => {
  const card = show({ thumbnailUrl: '/uploads/poster.jpg' });
  fireEvent.error(card.querySelector('img') as HTMLImageElement);
  fireEvent.error(card.querySelector('video') as HTMLVideoElement);
  expect(card.querySelector('img, video')).toBeNull();
});

it('a shelf card requests nothing from the site of a film hosted elsewhere', () => {
  const url = 'https://www.youtube.com/watch?v=abcdefghijk';
  const card = show({ url, external: true, title: 'A walk' });
  expect(card.querySelector('video, img')).toBeNull();
  // Its tile shows title and site instead of a picture.
  expect(card.querySelector('button')?.textContent).toBe('A walk From YouTube');
});
