import { messageOf } from '@/lib/api/api-error';

/** The reason below a title that says what failed. Undefined if it would only repeat the title. */
export const withoutRepeat = (title: string) => (error: unknown) => {
  const reason = messageOf(error);
  return reason === title ? undefined : reason;
};
