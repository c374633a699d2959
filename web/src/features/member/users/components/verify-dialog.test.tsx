// @vitest-environment jsdom
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { VerifyDialog } from './verify-dialog';

const { address, visibility: _, pendingEmail: __, revision: ___, ...rosaHerself } = rosa;
const user = { ...rosaHerself, verified: false, featured: false, state: 'active' as const };
let sent: unknown[];

function serve({ call, body }: Asked) {
  if (!call.startsWith('PATCH')) return;
  sent.push(body);
  return answer({ user: { ...user, verified: body.verified }, address });
}
beforeEach(() => {
  sent = [];
  openPortal(serve);
});
afterEach(closePortal);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('an admin who verifies somebody sees their name, and can undo it', async () => {
  render(
    <DataCache>
      <VerifyDialog user={user} open onClose={vi.fn()} />
    </DataCache>,
    { wrapper: MemoryRouter },
  );
  // What speaks for them is a click away.
  expect(screen.getByRole('link', { name: 'See their answers first' }).getAttribute('href')).toBe(
    '/admin-forms/review?queue=newcomers&item=7',
  );
  press('Verify');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  const [text, undo, more] = vi.mocked(toast.undo).mock.lastCall!;
  expect([text, more?.about]).toEqual([USER_TEXTS.verified, 'Rosa Marchetti']);
  undo();
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(USER_TEXTS.unverified, 'Rosa Marchetti'),
  );
  expect(sent).toEqual([
    { verified: true, mayUndo: true },
    { verified: false, mayUndo: true },
  ]);
});
