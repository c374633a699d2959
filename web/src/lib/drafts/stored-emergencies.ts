import type { EmergencyAnswer } from '@hearthside/contract/help/endpoints';
import { deviceStore } from './storage';

const KEPT = 'hearthside.emergencies';

/** The emergency help that this device last received. */
export interface StoredEmergencies {
  answers: EmergencyAnswer[];
  /** When it was fetched. */
  at: string;
}

/**
 * Stores the emergency help on this device, to be read without a connection and without a session: what everyone may
 * read of it, and nothing about the member who read it.
 */
export function storeEmergencies(items: readonly EmergencyAnswer[], now: Date = new Date()): void {
  const answers = items.map(({ id, question, answer, videoUrl }) => ({
    id,
    question,
    answer,
    videoUrl,
  }));
  deviceStore.write(KEPT, JSON.stringify({ answers, at: now.toISOString() }));
}

/** The stored emergency help, or null if there is none that can be read. */
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
