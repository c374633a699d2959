import { CHATS } from './chats';
import type { DemoChat } from './demo-chat';
import { readScript, type ScriptedMessage } from './script';

const MINUTE = 60_000;

/** A chat of the demo with the times of all its messages. */
export interface ScriptedChat extends DemoChat {
  messages: readonly ScriptedMessage[];
  /** When it was started. A trust's chat is as old as the trust. */
  startedAt: Date;
}

/** All chats of the demo as of now. */
export const scriptedChats = (now: number): ScriptedChat[] =>
  CHATS.map((chat) => {
    const messages = readScript(chat.script, now);
    const first = messages[0]?.at.getTime() ?? now;
    return { ...chat, messages, startedAt: new Date(first - 2 * MINUTE) };
  });

/** The key of a message's file among the demo's files: its subject, and which picture of it this is. */
export interface WantedFile {
  key: string;
  kind: ScriptedMessage['files'][number]['kind'];
  of: string;
  /** How many pictures of the same subject were taken before. */
  time: number;
}

/** All files in chats, each once. */
export function wantedFiles(chats: readonly ScriptedChat[]): Map<object, WantedFile> {
  const times = new Map<string, number>();
  const wanted = new Map<object, WantedFile>();
  for (const file of chats.flatMap(({ messages }) => messages.flatMap(({ files }) => files))) {
    const { kind, of } = file;
    // A pet looks different on each picture. A scene, a document or a film is the same everywhere.
    const time = kind === 'portrait' ? (times.get(of) ?? 0) : 0;
    times.set(of, time + 1);
    wanted.set(file, { key: `${kind} ${of} ${time}`, kind, of, time });
  }
  return wanted;
}
