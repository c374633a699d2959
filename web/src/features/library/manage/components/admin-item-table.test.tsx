// @vitest-environment jsdom
import type { BlogState } from '@hearthside/contract/blog/fields';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { adminQuery } from '../../model/admin-query';
import { testItem } from '../../model/test-item';
import { AdminItemTable } from './admin-item-table';

afterEach(closePortal);

const form = '/admin-blogs?write=abcdefghijklmnopqrstuvwx';
const show = (state: BlogState, page: string) => {
  openPortal(() => undefined);
  const blog = { id: 'abcdefghijklmnopqrstuvwx', state };
  const more = { kind: 'blog', type: 'blog', title: 'Mittens', section: null, page, blog } as const;
  const act = () => undefined;
  const element = (
    <AdminItemTable
      items={[testItem(1, more)]}
      busy={false}
      query={adminQuery.parse(new URLSearchParams())}
      onSort={act}
      onOpen={act}
      onDownload={act}
      onEdit={act}
      onDelete={act}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const leadsTo = (element: HTMLElement) => element.closest('a')?.getAttribute('href');

const managed = '/admin-blogs?search=Mittens';

it.each<[BlogState, string, string, string]>([
  ['draft', form, 'Draft', form],
  ['scheduled', form, 'Scheduled', form],
  ['published', '/blogs/mittens', 'Published', managed],
  ['changed', '/blogs/mittens', 'Published, with unpublished changes', managed],
])(
  'the table of items shows a blog’s state and links to it: %s',
  async (state, page, badge, written) => {
    show(state, page);
    expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
    expect(leadsTo(screen.getAllByText('Mittens')[0]!)).toBe(page);
    const [menu] = screen.getAllByRole('button', { name: /Mittens/ });
    fireEvent.click(menu!);
    expect(leadsTo(await screen.findByText('Manage Blogs'))).toBe(written);
  },
);
