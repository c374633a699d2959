import { inboxPages } from '@hearthside/contract/inbox/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';
import { backgroundPart } from '@/ui/background-part';

/** The member's chats, and the one that is open. */
const InboxPage = lazyPage(() => import('./list/components/inbox-page'), 'InboxPage');
/** How long people wait for the office’s answers. */
const AnswerTimesPage = lazyPage(
  () => import('./office/components/answer-times-page'),
  'AnswerTimesPage',
);
/** Sends unsent messages and takes in events. Only the shell has it, on every page. */
export const InboxLive = backgroundPart(
  async () => (await import('./list/components/inbox-live')).InboxLive,
);

export const inbox = feature({
  sections: { inbox: { phoneRank: 2 } },
  routes: {
    // One page for both addresses, so that the list stays as it is while chats are opened.
    inbox: [{ path: inboxPages.chat(':chatId?'), Component: InboxPage }],
    reports: [{ path: inboxPages.answerTimes, Component: AnswerTimesPage }],
  },
});
