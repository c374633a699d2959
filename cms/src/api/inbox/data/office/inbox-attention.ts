import type { Core } from '@strapi/strapi';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import type { Member } from '../../../../auth/member-cache';
import { waitedWords } from '@hearthside/contract/inbox/waited-words';
import type { AttentionItem } from '../../../../subject';
import * as chatViews from './chat-views';
import * as seatSettings from '../seat-settings';

type Waiting = Awaited<ReturnType<typeof chatViews.views>>['waiting'];

/** The people who wait for an answer of the office. The detail is how long the first of them has waited. */
const waitingItem = (waiting: Waiting): AttentionItem[] =>
  waiting === null || waiting.oldestAt === null
    ? []
    : [
        {
          kind: 'waiting_chats',
          count: waiting.count,
          link: inboxPages.view('waiting'),
          detail: waitedWords(Date.now() - new Date(waiting.oldestAt).getTime()),
        },
      ];

/** What of the inbox waits for a member: messages they have not read, and for admins people without an answer. */
export async function inboxAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const [{ unread }, { waiting }] = await Promise.all([
    seatSettings.state(strapi, member),
    chatViews.views(strapi, member),
  ]);
  return [
    { kind: 'unread_messages', count: unread, link: inboxPages.list, detail: '' },
    ...waitingItem(waiting),
  ];
}
