import type { UserListItem } from '@hearthside/contract/user';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { MemberLine } from './member-finder';

export interface ChosenMemberProps {
  member: UserListItem['user'];
  /** Why it can't be them. */
  error: string | undefined;
  busy: boolean;
  onChange: () => void;
}

/** Whom the new appointment is with, and the way to choose somebody else. */
export function ChosenMember({ member, error, busy, onChange }: ChosenMemberProps) {
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  // The line that was pressed is gone, and the focus with it: on to what is asked next.
  useEffect(() => {
    box.current?.closest('form')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <div ref={box} className="mb-4">
      <div className="flex flex-wrap items-center gap-3 rounded-m bg-surface-sunken px-3 py-2">
        <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
          <MemberLine member={member} />
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
