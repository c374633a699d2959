/** Reports of messages to the office: each is a message in the chat of whoever reports with the office. */
import type { Core } from '@strapi/strapi';
import { INBOX_TEXTS, reportId } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { shortened } from '@hearthside/contract/shortened';
import type { Actor } from '../../../../auth/actor';
import { refuse } from '../../../../http/refuse';
import { portalLink } from '../../../../mail/portal-link';
import { messageIn, type MessageOf } from '../changing';
import { chatFor } from '../chat-access';
import { byClientId, type MessageRow } from '../chat-messages';
import { requireMessage } from '../event-rows';
import { writeToOffice } from './office-chat';

/** How many characters of what is reported a report has. */
const WORDS_MAX = 1500;

/**
 * What the office reads. The words are in it, because whoever wrote them can change and delete them. The link leads to
 * their place, which every admin can open. It shows who wrote them: a name in the text would stay when they are erased.
 */
function reportWords(row: MessageRow, reason: string): string {
  return [
    'I’m reporting this message:',
    portalLink(inboxPages.message(row.chatId, row.id)),
    '',
    row.content ? `It says: “${shortened(row.content, WORDS_MAX)}”` : 'It has no text, only files.',
    '',
    `My reason: ${reason}`,
  ].join('\n');
}

/**
 * Reports somebody's message to the office. Each member reports a message once. The office answers in the same chat,
 * and whoever wrote the message is not told.
 * @throws 404 for a message they may not see, 403 for one of their own, 409 for a deleted one and a second report.
 */
export async function report(
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  { reason }: { reason: string },
): Promise<{ chatId: number }> {
  const row = await messageIn(strapi, about, await chatFor(strapi, member, about.chatId));
  requireMessage(row);
  if (row.senderId === member.id) throw refuse.notAllowed(INBOX_TEXTS.reportsOwn);
  if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
  // Two reports at the same moment are one message too, because its number is the same.
  const clientId = reportId(row.id);
  if (await byClientId(strapi, member.id, clientId))
    throw refuse.conflict(INBOX_TEXTS.reportedBefore);
  const content = reportWords(row, reason);
  return { chatId: await writeToOffice(strapi, member, { clientId, content }) };
}
