// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { TextEditor } from './text-editor';

afterEach(closePortal);

it('the editor of texts asks the server for pages to link to, and for links whose page is gone', async () => {
  const page = { title: 'Blogs', line: 'Stories', path: '/blogs' };
  openPortal(({ call }) => {
    if (call === 'GET /api/search/pages') return answer({ pages: [page] });
    if (call === 'POST /api/search/missing-pages') return answer({ missing: ['/help/faq/3'] });
    return undefined;
  });
  const value = '<p><a href="/help/faq/3">Food</a></p>';
  render(
    <DataCache>
      <TextEditor label="Answer" value={value} onChange={() => undefined} />
    </DataCache>,
  );
  expect(await screen.findByText(/“Food” \(\/help\/faq\/3\)/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Link' }).click());
  act(() => screen.getByRole('combobox', { name: 'A page of the portal' }).focus());
  expect(await screen.findByRole('option', { name: /Blogs/ })).toBeTruthy();
});
