import { AbortedError, messageOf } from './api/api-error';

/** Where an attempt reports its result: `toast` of the kit. */
interface Voice {
  success(text: string): void;
  error(text: string): void;
}

const tried = (voice: Voice, done: string, failed: string) => async (work: Promise<unknown>) => {
  try {
    await work;
    voice.success(done);
  } catch (error) {
    if (!(error instanceof AbortedError)) voice.error(messageOf(error, failed));
  }
};

/** Saves or removes a picture and reports the result. Reports nothing if it was canceled. Never rejects. */
export const pictureAttempt = (voice: Voice) => ({
  save: tried(voice, 'Picture saved', 'The picture could not be saved.'),
  remove: tried(voice, 'Picture removed', 'The picture could not be removed.'),
});
