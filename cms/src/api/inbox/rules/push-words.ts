/** A message of which a member is told. */
export interface ToldMessage {
  id: number;
  senderId: number | null;
  who: string;
  /** Its first words. */
  what: string;
  mentions: boolean;
}

/** Who wrote, for the title. */
function whoOf(messages: readonly ToldMessage[]): string {
  const [newest, ...others] = messages;
  if (!newest) return '';
  if (others.length === 0) {
    return newest.mentions ? `${newest.who} mentioned you` : `New message from ${newest.who}`;
  }
  const isOne = others.every(({ senderId }) => senderId === newest.senderId);
  const count = `${messages.length} new messages`;
  return isOne ? `${count} from ${newest.who}` : count;
}

/**
 * The title and text of a notification of unread messages of a chat, the newest first. What they say is in it only if
 * the member allows it.
 */
export function chatPushWords(
  messages: readonly ToldMessage[],
  chatName: string,
  showsWords: boolean,
): { title: string; body: string } {
  const [newest] = messages;
  if (!newest) return { title: '', body: '' };
  if (!showsWords) return { title: whoOf(messages), body: chatName };
  const senders = new Set(messages.map(({ senderId }) => senderId));
  const who = newest.mentions ? `${newest.who} mentioned you` : newest.who;
  const more = messages.length === 1 ? '' : ` (${messages.length} new)`;
  const title = `${who}${more}${chatName && ` · ${chatName}`}`;
  return { title, body: senders.size > 1 ? `${newest.who}: ${newest.what}` : newest.what };
}
