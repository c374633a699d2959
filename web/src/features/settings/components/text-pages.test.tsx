// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { DirectoriesPage, ReferalsPage } from './text-pages';

afterEach(closePortal);

it('a text page shows what an editor wrote, or says that the text will come', async () => {
  const bodies: Record<string, string> = {
    'GET /api/pages/directories': '<h1>Shelters</h1><p>Ring <strong>first</strong>.</p>',
    'GET /api/pages/referals': '<p></p>',
  };
  openPortal(({ call }) => answer({ title: '', body: bodies[call], updatedAt: '' }));
  const open = (page: React.ReactElement) =>
    render(
      <DataCache>
        <MemoryRouter>{page}</MemoryRouter>
      </DataCache>,
    );
  open(<DirectoriesPage />);
  expect(await screen.findByRole('heading', { name: 'Shelters', level: 2 })).toBeTruthy();
  cleanup();
  open(<ReferalsPage />);
  expect(await screen.findByText('Referals will appear here.')).toBeTruthy();
});
