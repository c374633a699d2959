// @vitest-environment jsdom
import type { WaitingRequest } from '@hearthside/contract/member/waiting-room';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { RoleRequestRow } from './role-request-row';

const { firstName, lastName, email } = rosa;
const first: WaitingRequest = {
  ...{ id: 7, firstName, lastName, email, role: 'user', verified: true },
  ...{ wanted: 'volunteer', reason: 'I have time', since: '2026-11-01T10:00:00.000Z' },
};
const changed: WaitingRequest = {
  ...first,
  wanted: 'attorney',
  reason: 'I passed the bar',
  since: '2026-11-02T10:00:00.000Z',
};
let sent: Record<string, unknown>[];
let stored: WaitingRequest;

beforeEach(() => {
  sent = [];
  stored = first;
  openPortal(({ call, body }) => {
    if (call !== 'POST /api/users/7/role-request') return;
    sent.push(body);
    return body.since === stored.since
      ? answer({ id: 7, role: stored.wanted })
      : refused('CHANGED_MEANWHILE', 'They have changed their request.');
  });
});
afterEach(closePortal);

const page = (person: WaitingRequest) => (
  <MemoryRouter>
    <DataCache>
      <RoleRequestRow person={person} />
    </DataCache>
  </MemoryRouter>
);
const heading = (role: string) =>
  screen.findByRole('heading', { name: `Give ${firstName} ${lastName} the role ${role}?` });
const give = () => fireEvent.click(screen.getByRole('button', { name: 'Give the role' }));

/** Opens the dialog about the first request and types a message. */
function open() {
  const view = render(page(first));
  fireEvent.click(screen.getByRole('button', { name: /^Give .* the role$/ }));
  fireEvent.change(screen.getByLabelText(/Message to them/), { target: { value: 'Welcome' } });
  return view;
}

describe('the answer to a request for a role', () => {
  it('names the request that was read, also once the page has a newer one', async () => {
    const { rerender } = open();
    stored = changed;
    rerender(page(changed));
    await heading('Volunteer');
    give();
    await screen.findByText(`${firstName} ${lastName} has changed the request`);
    await expect
      .poll(() => sent)
      .toEqual([{ accept: true, sentence: 'Welcome', wanted: 'volunteer', since: first.since }]);
  });

  it('goes on with a changed request once the admin has seen it, and keeps what was typed', async () => {
    const { rerender } = open();
    stored = changed;
    give();
    await screen.findByText('They have changed their request.');
    rerender(page(changed));
    fireEvent.click(await screen.findByRole('button', { name: 'Answer the new one' }));
    await heading('Attorney');
    expect(screen.queryByText('They have changed their request.')).toBeNull();
    give();
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ accept: true, sentence: 'Welcome', wanted: 'attorney', since: changed.since });
  });
});
