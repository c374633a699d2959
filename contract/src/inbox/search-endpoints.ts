import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { isTimeZone } from '../zoned-time';
import { CHAT_FILE_KINDS } from './file';
import { SENDERS_OFFERED, FOUND_MESSAGES_PAGE } from './search-fields';
import { chatUser, foundMessage } from './shapes';

const day = calendarDate('Please choose a day');
/** By whose clocks the days begin; the office's by default. */
const timeZone = z.string().refine(isTimeZone, 'Please choose a time zone').optional();

/** Finding messages. Whatever is found can be read by whoever asks: their chats, the closed and ended ones too. */
export const messageSearchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/inbox/messages',
    access: 'member',
    summary:
      'Search the messages of your own chats, or of one of them, by words, sender, kind of file and dates, newest first; without any of these, finds none',
    query: z
      .strictObject({
        search: pageQuery.search,
        chatId: id.optional(),
        senderId: id.optional(),
        /** A kind of file that they have, or any. */
        kind: z.enum(['any', ...CHAT_FILE_KINDS]).optional(),
        /** The first and the last day. */
        from: day.optional(),
        to: day.optional(),
        timeZone,
        /** The `next` of the page before. */
        before: id.optional(),
        limit: wholeNumber(1, 50).default(FOUND_MESSAGES_PAGE),
      })
      .refine(({ from, to }) => !from || !to || from <= to, {
        path: ['to'],
        error: 'The end date is before the start date',
      }),
    answer: z.object({
      found: z.array(foundMessage),
      /** The people who sent them, as far as they are still known. */
      senders: z.array(chatUser),
      next: z.number().nullable(),
      /** False while messages from before an update are still being prepared for the search, the newest first. */
      isComplete: z.boolean(),
    }),
  }),
  senders: endpoint({
    method: 'GET',
    path: '/inbox/senders',
    access: 'member',
    summary: 'The people in your own chats, or in one of them, by name; first page only',
    query: z.strictObject({
      search: pageQuery.search,
      chatId: id.optional(),
      limit: wholeNumber(1, 50).default(SENDERS_OFFERED),
    }),
    answer: z.object({ people: z.array(chatUser), pagination }),
  }),
  atDay: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/at-day',
    access: 'member',
    summary: 'The first message of a chat on a day, or the nearest after it; null if there is none',
    params: z.strictObject({ chatId: id }),
    query: z.strictObject({ day, timeZone }),
    answer: z.object({
      message: z.object({ id: z.number(), createdAt: z.string() }).nullable(),
    }),
  }),
};
