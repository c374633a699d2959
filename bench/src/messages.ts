import { CHAT_SIZES } from './goals.ts';
import { measureGrowth, type Running } from './growth.ts';
import { ADMIN_ID, fillInbox, MIDDLE_DAY, PAGED_CHAT, RARE_WORD, READERS } from './inbox-data.ts';
import { measureBesideSql, type Compared } from './messages-beside.ts';
import { measureMarks } from './messages-read.ts';
import { ADMIN, people } from './people.ts';
import { ask } from './same-answer.ts';
import type { Server } from './server-process.ts';
import { signIn } from './sign-in.ts';

const WHO = { admin: ADMIN_ID, member: READERS.page, few: READERS.few } as const;
type Who = keyof typeof WHO;

interface Ready {
  tokens: Record<Who, string>;
  /** The first message of the day in the middle. */
  middle: number;
}

function found(query: Record<string, string | number>) {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  return `/api/inbox/messages?${asked.toString()}`;
}
const AT_DAY = `/api/inbox/chats/${PAGED_CHAT}/at-day?day=${MIDDLE_DAY}&timeZone=UTC`;
const days = { from: MIDDLE_DAY, to: MIDDLE_DAY, timeZone: 'UTC' };

/** What is asked at both sizes, and with plain SQL where that has `words` and `marks`. */
const QUESTIONS: readonly (Compared & { who: Who })[] = [
  { question: 'a rare word', who: 'admin', path: found({ search: RARE_WORD }), words: [RARE_WORD] },
  {
    question: 'a word that all have',
    who: 'admin',
    path: found({ search: 'blanket' }),
    words: ['blanket'],
  },
  {
    question: 'three letters that all have',
    who: 'admin',
    path: found({ search: 'bel' }),
    words: ['bel'],
  },
  {
    question: 'a rare word and one that all have',
    who: 'admin',
    path: found({ search: `blanket ${RARE_WORD}` }),
    words: ['blanket', RARE_WORD],
  },
  {
    question: 'a word that all have, in the long chat',
    who: 'member',
    path: found({ search: 'blanket', chatId: PAGED_CHAT }),
    words: ['blanket'],
    marks: [`c${PAGED_CHAT}`],
  },
  {
    question: 'a word that all have, by one person',
    who: 'admin',
    path: found({ search: 'blanket', senderId: READERS.few }),
    words: ['blanket'],
    marks: [`s${READERS.few}`],
  },
  {
    question: 'a word that all have, by somebody in 30 short chats',
    who: 'few',
    path: found({ search: 'blanket' }),
  },
  {
    question: 'a rare word, on one day of 600',
    who: 'admin',
    path: found({ search: RARE_WORD, ...days }),
  },
  { question: 'the first message of a day', who: 'member', path: AT_DAY },
];

const LIST = people(ADMIN_ID);

async function tokenOf({ url }: Server, id: number) {
  const email = LIST[id - 1]?.email ?? '';
  const { accessToken } = await signIn(`${url}/api/auth/local`, {
    email,
    password: ADMIN.password,
  });
  return String(accessToken);
}

/** Signs in whoever asks, and finds the message of the day in the middle. */
async function ready(server: Server): Promise<Ready> {
  const tokens = {
    admin: await tokenOf(server, WHO.admin),
    member: await tokenOf(server, WHO.member),
    few: await tokenOf(server, WHO.few),
  };
  const { message } = JSON.parse(await ask(server.url + AT_DAY, tokens.member)) as {
    message: { id: number };
  };
  return { tokens, middle: message.id };
}

const aroundOf = ({ middle }: Ready) =>
  `/api/inbox/chats/${PAGED_CHAT}?lastMessageId=${middle + 1}`;
/** What a thread asks for to show the first unread message half a chat back: the page up to it, and the one after. */
const unreadOf = (of: Ready) => [aroundOf(of), `/api/inbox/chats/${PAGED_CHAT}?after=${of.middle}`];

await measureGrowth<Ready>({
  name: 'messages',
  title: 'The search in messages',
  things: 'messages',
  sizes: CHAT_SIZES,
  port: 4390,
  fill: fillInbox,
  ready,
  questions: [
    ...QUESTIONS.map(({ question, who, path }) => ({
      question: `${question}, ${who}`,
      token: ({ tokens }: Ready) => tokens[who],
      paths: () => [path],
    })),
    {
      question: 'the page around that message, member',
      token: ({ tokens }) => tokens.member,
      paths: (of) => [aroundOf(of)],
    },
    {
      question: 'the first unread message of half a chat, member',
      token: ({ tokens }) => tokens.member,
      paths: unreadOf,
    },
  ],
  beside: async (small, isTrial, { server, size, ready: of }) => {
    const marking = ({ server: one, ready: { tokens, middle } }: Running<Ready>) => ({
      server: one,
      token: tokens.member,
      middle,
    });
    const marks = await measureMarks(marking(small), marking({ server, ready: of }), isTrial);
    const compared = QUESTIONS.filter(({ words }) => words).map((one) => ({
      ...one,
      token: of.tokens[one.who],
      member: WHO[one.who],
    }));
    const sql = await measureBesideSql({ server, size, isTrial, port: 4399 }, compared);
    return `${marks}\n\n${sql}`;
  },
});
