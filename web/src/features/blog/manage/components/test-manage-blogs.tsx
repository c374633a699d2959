import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { ManageBlogsPage } from './manage-blogs-page';

/** Opens Manage Blogs for tests with these blogs. `answers` has the answers to other calls. */
export function openManage(
  blogs: readonly ManagedBlog[],
  at = '/admin-blogs',
  /** What this tab has stored before. */
  noted: Record<string, string> = {},
) {
  const all: Asked[] = [];
  const answers: Record<string, (asked: Asked) => Promise<Response>> = {
    'GET /api/admin/blogs': () =>
      answer({
        items: blogs,
        pagination: { total: blogs.length, page: 1, limit: 10, totalPages: 1 },
      }),
  };
  openPortal((request) => {
    all.push(request);
    return answers[request.call]?.(request);
  });
  for (const [key, text] of Object.entries(noted)) localStorage.setItem(key, text);
  const router = createMemoryRouter(
    [
      { path: '/admin-blogs', element: <ManageBlogsPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return { answers, router, asked: (call: string) => all.filter((one) => one.call === call) };
}

/** Finds buttons by their names instead of their roles: computing roles takes most of a test with this many buttons. */
const buttonCalled = (name: string | RegExp) =>
  [...document.querySelectorAll('button:not([role])')].find((one) => {
    const called = one.getAttribute('aria-label') ?? one.textContent.trim();
    return typeof name === 'string' ? called === name : name.test(called);
  });

export const press = (name: string | RegExp) =>
  vi.waitFor(
    () => {
      const found = buttonCalled(name);
      if (!found) throw new Error(`No button is called ${name}`);
      fireEvent.click(found);
    },
    { timeout: 5000 },
  );

/** Chooses an action in the menu of a blog's row. */
export async function choose(blog: string, action: string) {
  await press(`More actions for ${blog}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
}
