/** What the search over the whole portal finds in one's inbox: chats by their name and their people. */
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { chatTitle } from '@hearthside/contract/inbox/fields';
import { shownMoment } from '@hearthside/contract/shown-date';
import type { Finder } from '../../../subject';
import { list } from './chat-list';

export const chatFinder: Finder = {
  section: 'inbox',
  async find(strapi, member, typed, limit) {
    const { chats } = await list(strapi, member, { search: typed, closed: false, limit });
    return chats.map((chat) => ({
      title: chatTitle(chat, member.id),
      line: shownMoment('day', new Date(chat.activeAt)),
      path: inboxPages.chat(chat.id),
    }));
  },
};
