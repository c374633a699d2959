import { messageOf } from '@/lib/api/api-error';

/** The reason below a title that says what failed; nothing where it says the same once more. */
export const withoutRepeat = (title: string) => (error: unknown) => {
  const reason = messageOf(error);
  return reason === title ? undefined : reason;
};
