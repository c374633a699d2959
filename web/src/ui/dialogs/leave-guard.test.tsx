// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard';

afterEach(cleanup);

/** Whether the browser would ask before it closes the window. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const at = (when: boolean) =>
  createMemoryRouter([{ path: '/', element: <LeaveGuard when={when} /> }]);

it('the leave guard makes the browser ask before the window closes with unsaved changes, and not otherwise', () => {
  const { rerender, unmount } = render(<RouterProvider router={at(true)} />);
  expect(asks()).toBe(true);
  rerender(<RouterProvider key="saved" router={at(false)} />);
  expect(asks()).toBe(false);
  rerender(<RouterProvider key="typed" router={at(true)} />);
  unmount();
  expect(asks()).toBe(false);
});
