import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Avatar } from '../media/avatar';
import { Button } from '../button';
import { FieldError } from './field';

export interface ChosenPersonProps {
  name: string;
  picture: string | null;
  /** What distinguishes them from others with the same name. */
  children: ReactNode;
  /** Why this person can't be chosen. */
  error: string | undefined;
  busy: boolean;
  onChange: () => void;
}

/** The person who was chosen, above the form about them, with a way to choose somebody else. */
export function ChosenPerson(props: ChosenPersonProps) {
  const { name, picture, children, error, busy, onChange } = props;
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  // The row that was pressed is gone, and the focus with it. Move the focus to the next question.
  useEffect(() => {
    box.current?.closest('form')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <div ref={box} className="mb-4">
      <div className="flex flex-wrap items-center gap-3 rounded-m bg-surface-sunken px-3 py-2">
        <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
          <Avatar name={name} src={picture} />
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="block font-[560]">{name}</span>
            <span className="block text-s text-ink-soft">{children}</span>
          </p>
        </div>
        <Button
          variant="quiet"
          size="s"
          disabled={busy}
          data-invalid={error ? '' : undefined}
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
