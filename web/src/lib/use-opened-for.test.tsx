// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenedFor } from './use-opened-for';

afterEach(cleanup);

const opened: string[] = [];

function Page() {
  const { state, search } = useLocation();
  useOpenedFor('new_pet', () => opened.push(`${search} ${JSON.stringify(state)}`));
  return <p>{search}</p>;
}

it('a dialog opens once for a viewer who comes for it, with the state gone from the history by then', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  expect(opened).toEqual([]);
  await router.navigate('/?page=2', { state: { opens: 'new_pet' } });
  await waitFor(() => expect(opened).toEqual(['?page=2 null']));
  await router.navigate('/?page=3', { state: { opens: 'something else' } });
  await router.navigate(-1);
  await screen.findByText('?page=2');
  expect(opened).toHaveLength(1);
  // Asked for again on the page that is open already.
  await router.navigate('/?page=2', { state: { opens: 'new_pet' } });
  await waitFor(() => expect(opened).toHaveLength(2));
});
