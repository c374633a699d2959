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
import { VerifyManyDialog } from './verify-many-dialog';

const { address, visibility: _, pendingEmail: __, revision: ___, ...rosaHerself } = rosa;
const user = { ...rosaHerself, verified: false, featured: false, state: 'active' as const };
const sam = { ...user, id: 9, firstName: 'Sam', lastName: 'Delgado' };
let sent: unknown[];

function serve({ call, body }: Asked) {
  if (!call.startsWith('PATCH') && !call.startsWith('POST')) return;
  sent.push(body);
  if (body.userIds) return answer({ changed: body.userIds });
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
  expect(sent).toEqual([{ verified: true }, { verified: false }]);
});

it('an admin who verifies several people can undo it for all of them', async () => {
  render(
    <DataCache>
      <VerifyManyDialog people={[user, sam]} verified open onClose={vi.fn()} onDone={vi.fn()} />
    </DataCache>,
  );
  press('Verify');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  const [text, undo] = vi.mocked(toast.undo).mock.lastCall!;
  expect(text).toBe('2 users verified');
  undo();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('2 users unverified'));
  const userIds = [user.id, sam.id];
  expect(sent).toEqual([
    { userIds, verified: true },
    { userIds, verified: false },
  ]);
});
