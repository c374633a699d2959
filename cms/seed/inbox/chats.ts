import { z } from 'zod';
import { readData } from '../read-data';
import { demoChatSchema, type DemoChat } from './demo-chat';

const FILES = [
  'marchetti',
  'trust-chats',
  'care-team',
  'rosas-chats',
  'vets-chats',
  'owners-chats',
  'office-chats',
  'volunteers-chats',
];

/** All chats of the demo. */
export const CHATS: readonly DemoChat[] = FILES.flatMap((name) =>
  readData(`inbox/${name}`, z.array(demoChatSchema)),
);
