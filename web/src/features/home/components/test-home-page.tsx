import type { Home } from '@hearthside/contract/member/home';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { HomePage } from './home-page';

const NOTHING: Home = {
  checklist: [],
  attention: [],
  pets: { first: [], total: 0 },
  care: null,
  unread: [],
  library: null,
  changed: 0,
  changesLink: '',
};

/** Somebody or something that waits, by name. */
export const named = (id: number, name: string, link: string, note = '') => ({
  id,
  name,
  link,
  note,
});

/** Shows the first page with these data. Returns what it asks for. */
export function show(home: Partial<Home>, me = rosa, more?: (asked: Asked) => unknown) {
  const sent: Asked[] = [];
  openPortal((asked) => {
    sent.push(asked);
    if (asked.call === 'GET /api/users/me/home') return answer({ ...NOTHING, ...home });
    if (asked.call === 'GET /api/inbox/state')
      return answer({ unread: 0, hasChats: false, mailUnread: true, countsAgainAt: null });
    const found = more?.(asked);
    return found === undefined ? undefined : answer(found);
  }, me);
  render(
    <DataCache>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </DataCache>,
  );
  return sent;
}

/** Where the link of this name leads. */
export const linkTo = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');
