// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closePortal, stubLayout } from '@/testing/portal';
import { testItem } from '../../model/test-item';
import { ItemStage } from './item-stage';

afterEach(closePortal);

const picture = (url: string, size = 2048) =>
  testItem(1, { kind: 'image', mime: 'image/png', title: 'Bella', url, size });
const source = () => screen.getByAltText('Bella').getAttribute('src');

it('an item’s stage shows the new file once it is replaced, but keeps a file whose link was only renewed', () => {
  stubLayout();
  const { rerender } = render(<ItemStage item={picture('/api/files/one.png?expires=1')} />);
  const first = screen.getByAltText('Bella');
  rerender(<ItemStage item={picture('/api/files/one.png?expires=2')} />);
  expect(screen.getByAltText('Bella')).toBe(first);
  expect(source()).toContain('expires=1');
  rerender(<ItemStage item={picture('/api/files/two.png?expires=2')} />);
  expect(source()).toContain('two.png');
  // The media library puts other bytes at the old address.
  rerender(<ItemStage item={picture('/api/files/two.png?expires=3', 4096)} />);
  expect(source()).toContain('expires=3');
});
