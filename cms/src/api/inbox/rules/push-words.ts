/** A message of which a member is told. */
export interface NotifiedMessage {
  id: number;
  senderId: number | null;
  who: string;
  /** Its first words. */
  what: string;
  mentions: boolean;
}

/** The newest message that mentions the member. It matters more than what came after it. */
const mentionIn = (messages: readonly NotifiedMessage[]) =>
  messages.find(({ mentions }) => mentions);

const countOf = (messages: readonly NotifiedMessage[]) =>
  messages.length === 1 ? '' : ` (${messages.length} new)`;

/** Who wrote, for the title. */
function whoOf(messages: readonly NotifiedMessage[]): string {
  const [newest, ...others] = messages;
  if (!newest) return '';
  const mention = mentionIn(messages);
  if (mention) return `${mention.who} mentioned you${countOf(messages)}`;
  if (others.length === 0) return `New message from ${newest.who}`;
  const isOne = others.every(({ senderId }) => senderId === newest.senderId);
  const count = `${messages.length} new messages`;
  return isOne ? `${count} from ${newest.who}` : count;
}

/**
 * The title and text of a notification of unread messages of a chat, the newest first. What they say is in it only if
 * the member allows it.
 */
export function chatPushWords(
  messages: readonly NotifiedMessage[],
  chatName: string,
  showsWords: boolean,
): { title: string; body: string } {
  const [newest] = messages;
  if (!newest) return { title: '', body: '' };
  if (!showsWords) return { title: whoOf(messages), body: chatName };
  const senders = new Set(messages.map(({ senderId }) => senderId));
  const mention = mentionIn(messages);
  const { who, what } = mention ?? newest;
  const said = mention ? `${who} mentioned you` : who;
  const title = `${said}${countOf(messages)}${chatName && ` · ${chatName}`}`;
  return { title, body: senders.size > 1 ? `${who}: ${what}` : what };
}
