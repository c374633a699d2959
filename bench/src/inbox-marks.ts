/** What `server-marks.mjs` writes down: a moment, or something with a beginning and an end, in milliseconds. */
export interface Mark {
  what: 'request' | 'answer' | 'prepare' | 'statement' | 'broadcast';
  start: number;
  end?: number;
  text?: string;
}

/** A step on a message's way, in milliseconds: what the database took, and what was done around it. */
export interface Step {
  name: string;
  database: number;
  around: number;
}

/** A message with its marks: when it was sent, and when it arrived. */
export interface Way {
  sentAt: number;
  arrivedAt: number;
  marks: readonly Mark[];
}

/** The steps by what their statements say. */
const STATEMENTS: readonly (readonly [says: RegExp, name: string])[] = [
  [/portal_sessions/, 'session'],
  [/^begin/i, 'begin'],
  [/^select .* from `up_users` where/, 'rights'],
  [/^select .* from `inbox_chats` where .* exists/, 'lock'],
  [/^select .* from `inbox_seats` as `s`/, 'seat'],
  [/^insert into `?inbox_messages|^insert into messages/, 'message'],
  [/^update `inbox_seats`/, 'counts'],
  [/^update `inbox_chats`/, 'chat'],
  [/^commit/i, 'commit'],
  [/^select .* from `up_users` as `u`/, 'readers'],
];

function nameOf({ what, text = '' }: Mark): string {
  if (what === 'request' || what === 'broadcast') return what;
  return STATEMENTS.find(([says]) => says.test(text))?.[1] ?? 'other';
}

/** Divides one message's time from sending to arriving into steps, each from the end of the one before. */
function stepsOf({ sentAt, arrivedAt, marks }: Way): Map<string, Step> {
  const steps = new Map<string, Step>();
  let at = sentAt;
  const add = (name: string, until: number, inDatabase: number) => {
    const step = steps.get(name) ?? { name, database: 0, around: 0 };
    step.database += inDatabase;
    step.around += until - at - inDatabase;
    steps.set(name, step);
    at = until;
  };
  const told = marks.findIndex(({ what }) => what === 'broadcast');
  for (const mark of marks.slice(0, told + 1)) {
    if (mark.what === 'answer') continue;
    const { start, end = start } = mark;
    const isInDatabase = mark.what === 'prepare' || mark.what === 'statement';
    add(nameOf(mark), end, isInDatabase ? end - start : 0);
  }
  add('arrival', arrivedAt, 0);
  return steps;
}

/** Cuts the marks of a server, which had one message at a time, into those of each message. */
export function waysOf(
  marks: readonly Mark[],
  sent: readonly { sentAt: number; arrivedAt: number }[],
): Way[] {
  const sorted = marks.toSorted((one, other) => one.start - other.start);
  return sent.map(({ sentAt, arrivedAt }, place) => {
    const until = sent[place + 1]?.sentAt ?? Infinity;
    return {
      sentAt,
      arrivedAt,
      marks: sorted.filter(({ start }) => start >= sentAt && start < until),
    };
  });
}

const totalOf = ({ sentAt, arrivedAt }: Way) => arrivedAt - sentAt;

/**
 * The middle half of the messages by how long they took: neither those that met a busy machine nor the luckiest. Unlike
 * medians, means over them add up to the whole.
 */
export function middleHalf(ways: readonly Way[]): Way[] {
  const sorted = ways.toSorted((one, other) => totalOf(one) - totalOf(other));
  return sorted.slice(sorted.length >> 2, sorted.length - (sorted.length >> 2));
}

/** The mean of each step over these messages, in the order in which the steps come. */
export function meanSteps(ways: readonly Way[]): Step[] {
  const sums = new Map<string, Step>();
  for (const steps of ways.map(stepsOf)) {
    for (const { name, database, around } of steps.values()) {
      const sum = sums.get(name) ?? { name, database: 0, around: 0 };
      sums.set(name, {
        name,
        database: sum.database + database / ways.length,
        around: sum.around + around / ways.length,
      });
    }
  }
  const places = new Map(STATEMENTS.map(([, name], at) => [name, at]));
  const placeOf = (name: string) =>
    name === 'request' ? -1 : (places.get(name) ?? (name === 'arrival' ? 99 : 98));
  return [...sums.values()].sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

/** How long these messages took on average, in milliseconds. */
export const meanOf = (ways: readonly Way[]): number =>
  ways.reduce((sum, way) => sum + totalOf(way) / ways.length, 0);
