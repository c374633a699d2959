// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { closePortal, openPortal } from '@/testing/portal';
import { VisitorLayout } from './visitor-layout';

afterEach(() => {
  localStorage.clear();
  closePortal();
});

it('the layout for visitors has the emergency link even without a sign-in', () => {
  openPortal(() => undefined, null);
  render(
    <DataCache>
      <MemoryRouter>
        <VisitorLayout />
      </MemoryRouter>
    </DataCache>,
  );
  const link = screen.getByRole('link', { name: 'Emergency help' });
  expect(link.getAttribute('href')).toBe('/emergency-help');
});
