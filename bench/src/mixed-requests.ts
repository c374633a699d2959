import { randomUUID } from 'node:crypto';
import type { Kind, What } from './mixed-day.ts';
import { DRAFT_FORM, responsesOf, SENT_FORMS } from './mixed-forms.ts';
import { amountsFor, mixedPeople, WINDOWS, type MixedPeople } from './mixed-people.ts';
import { ownerOfPet, petNameOf } from './pet-data.ts';
import type { Person } from './people.ts';
import { pdf, picture } from './mixed-files.ts';

/** A file that a request carries. */
export interface Upload {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** One request of a member. `json` is made when it is sent, because a message carries the moment it was due. */
export interface Call {
  kind: Kind;
  memberId: number;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  json?: (stamp: string) => object;
  upload?: Upload;
  /** How many open windows a message has to arrive in. */
  arrivals?: number;
}

/** What somebody does: requests at the same time, and then perhaps one that needs the answer of the first. */
export interface Action {
  calls: readonly Call[];
  then?: (answer: string) => Call;
}

/** Reads a random number below a limit. */
type Random = (below: number) => number;

const LIBRARY_SECTIONS = ['forms', 'pet_care', 'guides', 'videos'];
const TABS = ['caretaker', 'volunteer', 'foster', 'veterinarian'];

interface Portal extends MixedPeople {
  amounts: ReturnType<typeof amountsFor>;
}

const anyOf = <T>(random: Random, list: readonly T[]) => list[random(list.length)] as T;
const get = (kind: Kind, memberId: number, path: string): Action => ({
  calls: [{ kind, memberId, method: 'GET', path }],
});

/** A chat and one of its members. Half of what is written is written where windows are open. */
function someChat(random: Random, { chats, chatsInWindows }: Portal, isWriting: boolean) {
  const chat = anyOf(random, isWriting && random(2) === 0 ? chatsInWindows : chats);
  return { chat, memberId: anyOf(random, chat.memberIds) };
}

function message(
  kind: Kind,
  { chat, memberId }: ReturnType<typeof someChat>,
  attachments: number[] = [],
): Call {
  const clientId = randomUUID();
  const others = chat.memberIds.filter((id) => id !== memberId);
  return {
    kind,
    memberId,
    method: 'POST',
    path: '/api/inbox/messages',
    json: (stamp) => ({ chatId: chat.id, clientId, content: stamp, attachments }),
    arrivals: others.filter((id) => id <= WINDOWS).length,
  };
}

function sendFile(random: Random, portal: Portal, upload: Upload): Action {
  const where = someChat(random, portal, true);
  const path = `/api/inbox/chats/${where.chat.id}/files`;
  const { memberId } = where;
  return {
    calls: [{ kind: 'upload', memberId, method: 'POST', path, upload }],
    then: (answer) => message('chat', where, [(JSON.parse(answer) as { id: number }).id]),
  };
}

function petPage(random: Random, { owners, amounts }: Portal): Action {
  const id = 1 + random(amounts.pets);
  const memberId = ownerOfPet(owners, id).id;
  const paths = ['', '/records', '/documents-and-forms'].map(
    (end) => `/api/pet-records/${id}${end}`,
  );
  return { calls: paths.map((path) => ({ kind: 'open', memberId, method: 'GET', path })) };
}

/** What is typed into the search over everything: a whole name, a pet's, or a last name. */
function typedBy(random: Random, { members, amounts }: Portal): string {
  const somebody = anyOf(random, members);
  const which = random(10);
  if (which < 5) return `${somebody.firstName} ${somebody.lastName}`;
  if (which < 8) return petNameOf(1 + random(amounts.pets), amounts.pets);
  return somebody.lastName;
}

/** A response to a form. Everybody sends each form once; `turn` counts what was sent before. */
function submission({ members }: Portal, turn: number): Action {
  const { id } = members[turn % members.length] as Person;
  const formId = SENT_FORMS[Math.floor(turn / members.length)];
  if (formId === undefined) throw new Error('Everybody has sent every form.');
  const json = () => ({ formId, key: randomUUID(), responses: responsesOf(formId, id) });
  return {
    calls: [{ kind: 'fill', memberId: id, method: 'POST', path: '/api/forms/submit', json }],
  };
}

/** What the members of a portal of this size do. */
export function mixedActions(size: number, random: Random): (what: What) => Action {
  const portal: Portal = { ...mixedPeople(size), amounts: amountsFor(size) };
  const { members, admin, amounts } = portal;
  const somebody = () => anyOf(random, members).id;
  const tab = () => anyOf(random, TABS);
  const word = (text: string) => encodeURIComponent(text);
  let sent = 0;
  const actions: Record<What, () => Action> = {
    'own pets': () => get('list', somebody(), '/api/pet-records?page=1'),
    chats: () => get('list', somebody(), '/api/inbox/chats/me'),
    directory: () => get('list', somebody(), `/api/directory?page=1&limit=10&role=${tab()}`),
    library: () =>
      get('list', somebody(), `/api/library/all?section=${anyOf(random, LIBRARY_SECTIONS)}`),
    blogs: () => get('list', somebody(), '/api/blogs'),
    users: () => get('list', admin.id, `/api/users?page=${1 + random(3)}&limit=10&role=${tab()}`),
    home: () => get('open', somebody(), '/api/users/me/home'),
    'chat page': () => {
      const { chat, memberId } = someChat(random, portal, false);
      return get('open', memberId, `/api/inbox/chats/${chat.id}`);
    },
    'pet page': () => petPage(random, portal),
    blog: () => get('open', somebody(), `/api/blogs/read/blog-${1 + random(amounts.blogs)}`),
    folders: () => get('open', somebody(), '/api/library/folders?section=pet_care'),
    form: () => get('open', somebody(), `/api/forms/assigned/${DRAFT_FORM}`),
    everything: () =>
      get('search', somebody(), `/api/search?search=${word(typedBy(random, portal))}`),
    'directory search': () => {
      const search = word(anyOf(random, members).lastName);
      return get('search', somebody(), `/api/directory?page=1&role=${tab()}&search=${search}`);
    },
    message: () => ({ calls: [message('chat', someChat(random, portal, true))] }),
    'PDF in a chat': () => sendFile(random, portal, pdf),
    'picture in a chat': () => sendFile(random, portal, picture),
    draft: () => {
      const memberId = somebody();
      const json = () => ({ responses: responsesOf(DRAFT_FORM, memberId), step: 3 });
      const path = `/api/forms/assigned/${DRAFT_FORM}/draft`;
      return { calls: [{ kind: 'fill', memberId, method: 'PUT', path, json }] };
    },
    submission: () => submission(portal, sent++),
  };
  return (what) => actions[what]();
}
