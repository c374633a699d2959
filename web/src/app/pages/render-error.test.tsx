// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RenderError } from './render-error';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Breaks({ message }: { message: string }): never {
  throw new TypeError(message);
}
const show = (message: string) => {
  // React and the router write what they catch to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = { path: '/', element: <Breaks message={message} />, errorElement: <RenderError /> };
  render(<RouterProvider router={createMemoryRouter([path])} />);
};

it('a page that breaks says the reference by which the office finds the error', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(new Response('{"success":true,"reference":"3f2a9c01de"}')),
  );
  vi.stubGlobal('fetch', fetched);
  show('A page broke');
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect((await screen.findByText('3f2a9c01de')).closest('[role=status]')?.textContent).toBe(
    'If it happens again, please tell the office this reference: 3f2a9c01de',
  );
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a page that breaks without a connection names no reference', async () => {
  const refused = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => refused);
  show('Another page broke');
  await refused.catch(() => undefined);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByText(/reference/)).toBeNull();
});
