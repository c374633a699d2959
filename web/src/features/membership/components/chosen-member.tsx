import { useEffect, useId, useRef } from 'react';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import type { Candidate } from '../api/keys';
import { CandidateFacts } from './candidate-finder';

export interface ChosenMemberProps {
  member: Candidate;
  /** Why it can't be them. */
  error: string | undefined;
  busy: boolean;
  onChange: () => void;
}

/** Whose the new membership is to be, with the way to choose somebody else. */
export function ChosenMember({ member, error, busy, onChange }: ChosenMemberProps) {
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  // The line that was pressed is gone, and the focus with it: on to what is asked next.
  useEffect(() => {
    box.current?.closest('form')?.querySelector<HTMLElement>('input[data-autofocus]')?.focus();
  }, []);
  return (
    <div ref={box} className="mb-4">
      <div className="flex flex-wrap items-center gap-3 rounded-m bg-surface-sunken px-3 py-2">
        <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
          <Avatar name={fullName(member)} />
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="block font-[560]">{fullName(member)}</span>
            <span className="block text-s text-ink-soft">
              <CandidateFacts member={member} />
            </span>
          </p>
        </div>
        <Button
          variant="quiet"
          size="s"
          disabled={busy}
          aria-describedby={error && errorId}
          onClick={onChange}
        >
          Choose another
        </Button>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
