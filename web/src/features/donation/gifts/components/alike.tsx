import { donationPages } from '@hearthside/contract/donation/pages';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, hasCode, messageOf } from '@/lib/api/api-error';

/** An existing gift with the same values. */
export interface Alike {
  id: number;
  message: string;
}

/** The gift that a refusal names as like the one that was sent; null if it was refused for something else. */
export function alikeIn(error: unknown): Alike | null {
  const id = error instanceof ApiError ? error.details.alike : undefined;
  if (!id || !hasCode(error, 'ALREADY_EXISTS')) return null;
  return { id: Number(id), message: messageOf(error) };
}

/** Calls `clear` when something is typed: the form may hold a different gift then. */
export function useOnTyping<Typed extends FieldValues, Given>(
  { subscribe }: Pick<UseFormReturn<Typed, unknown, Given>, 'subscribe'>,
  clear: () => void,
) {
  const latest = useRef(clear);
  useEffect(() => void (latest.current = clear));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => latest.current() }),
    [subscribe],
  );
}

/** Opens the gift beside the dialog, which keeps what was typed. */
export function AlikeLink({ id }: { id: number }) {
  return (
    <a
      href={donationPages.detail(id)}
      target="_blank"
      rel="noreferrer"
      className="rounded-s text-brand-strong underline underline-offset-3"
    >
      View gift<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
