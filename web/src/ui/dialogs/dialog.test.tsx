// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { stubLayout } from '@/testing/portal';
import { Dialog } from './dialog';
import { FullDialog } from './full-dialog';

beforeAll(stubLayout);
afterEach(cleanup);

it.each([
  ['dialog', Dialog],
  ['full-screen dialog', FullDialog],
])('a %s that slides away takes no second tap', (_name, Shown) => {
  const page = (open: boolean) => (
    <Shown open={open} onClose={() => {}} title="Add entry">
      <button>Save</button>
    </Shown>
  );
  const { rerender } = render(page(true));
  expect(screen.getByText('Save').closest('[inert]')).toBeNull();
  rerender(page(false));
  expect(screen.getByText('Save').closest('[inert]')).not.toBeNull();
});
