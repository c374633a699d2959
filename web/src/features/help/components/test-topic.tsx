import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testAppointment } from '@/testing/appointment';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { testAnswer } from '../model/test-answers';
import { HelpTopicPage } from './help-topic-page';

/**
 * A server with one topic, and answers in other topics: its data, the other requests it gets, and how it refuses
 * those.
 */
export const server: {
  items: HelpItem[];
  /** The answers of other topics. */
  elsewhere: HelpItem[];
  asked: Asked[];
  refuse: Response | 'away' | undefined;
  /** Whether not even the answers of the topic can be read. */
  isAway: boolean;
} = { items: [], elsewhere: [], asked: [], refuse: undefined, isAway: false };

/** Resets the server before each test. */
export function freshTopic() {
  server.items = [
    testAnswer(1, { question: 'How do I begin?', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
    testAnswer(2, { question: 'Where is my draft?', answer: '<p>In the <em>sidebar</em>.</p>' }),
    testAnswer(3),
  ];
  server.elsewhere = [];
  server.asked = [];
  server.refuse = undefined;
  server.isAway = false;
}

/** Cleans up, so that nothing is left for the next test. */
export function closeTopic() {
  localStorage.clear();
  closePortal();
}

function answered(request: Asked) {
  const { items, elsewhere, asked, refuse } = server;
  const { call, body, query } = request;
  if (server.isAway) return noAnswer();
  if (call === 'GET /api/help-center/qa') {
    const others = elsewhere.filter(({ topic }) => topic === query.get('topic'));
    return answer({ items: others.length > 0 ? others : items });
  }
  const one = elsewhere.find(({ id }) => call === `GET /api/help-center/qa/${id}`);
  if (one) return answer({ item: one });
  asked.push(request);
  if (refuse === 'away') return noAnswer();
  if (refuse) return Promise.resolve(refuse.clone());
  if (call.endsWith('/helpful')) {
    return answer({ item: { ...items[0]!, mine: body.helpful as boolean | null } });
  }
  if (call === 'POST /api/appointments/requests') return answer(testAppointment(12));
  if (call.endsWith('/move')) return answer({ items: [items[1], items[0], items[2]] });
  if (call.endsWith('/search')) return answer({ items: [], also: [], meant: null });
  if (call === 'DELETE /api/help-center/qa') return answer({ message: '' });
  if (call === 'POST /api/help-center/contact')
    return answer({ chatId: 9, message: 'We have your message' });
  return answer({ item: items[0] });
}

/** Opens a page of the help center as a member or as an admin. */
export function openTopic(path: string, isAdmin = false) {
  openPortal(answered, { ...rosa, role: isAdmin ? 'admin' : 'pet_owner' });
  const router = createMemoryRouter(
    [
      { path: '/help/:topic/:id?', element: <HelpTopicPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

export const question = (name: string) => screen.findByRole('button', { name });
export const choose = async (name: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
