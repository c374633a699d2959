import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { deviceStore } from './storage';

const KEPT = 'hearthside.emergencies';

/** Where what is kept is read; open to everybody. */
export const EMERGENCY_HELP_PATH = '/emergency-help';

/** One answer as it is kept: what everybody may read of it, and nothing of the member who read it. */
export type KeptAnswer = Pick<HelpItem, 'id' | 'question' | 'answer' | 'videoUrl'>;

/** What this device last saw of what to do in an emergency. */
export interface StoredEmergencies {
  answers: KeptAnswer[];
  /** When it was fetched. */
  at: string;
}

/** Keeps what to do in an emergency on this device, to be read without a connection and without a session. */
export function storeEmergencies(items: readonly HelpItem[], now: Date = new Date()): void {
  const answers = items.map(({ id, question, answer, videoUrl }) => ({
    id,
    question,
    answer,
    videoUrl,
  }));
  deviceStore.write(KEPT, JSON.stringify({ answers, at: now.toISOString() }));
}

/** What was kept, or null where there is nothing that can be read. */
export function storedEmergencies(): StoredEmergencies | null {
  const text = deviceStore.read(KEPT);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAnswer = (value: unknown) =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  [value.question, value.answer, value.videoUrl].every((text) => typeof text === 'string');
const isKept = (value: unknown): value is StoredEmergencies =>
  isRecord(value) &&
  typeof value.at === 'string' &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer);
