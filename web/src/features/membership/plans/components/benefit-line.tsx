import { PLAN_LIMITS } from '@hearthside/contract/membership/fields';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { IconButton } from '@/ui/icon-button';
import { TextInput } from '@/ui/fields/text-input';

export interface BenefitLineProps {
  id: string;
  /** Counts from 1. */
  number: number;
  /** It is the only one, so it can't be moved. */
  only: boolean;
  input: UseFormRegisterReturn;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** One benefit of a plan, with a handle for moving it. */
export function BenefitLine(props: BenefitLineProps) {
  const { id, number, only, input, error, onKeyDown, onRemove } = props;
  const { setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({ id, disabled: only });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={clsx('flex items-start', sortable.isDragging && 'relative z-10 opacity-70')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...sortable.listeners}
        disabled={only}
        aria-label={`Move benefit ${number}`}
        title="Drag, or press Space and use the arrow keys"
        className="-ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-s text-ink-faint hover:bg-surface-sunken disabled:cursor-default disabled:opacity-40"
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <Field label={`Benefit ${number}`} hideLabel error={error} className="min-w-0 flex-1">
        <TextInput
          autoComplete="off"
          maxLength={PLAN_LIMITS.benefit}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          {...input}
          onKeyDown={onKeyDown}
        />
      </Field>
      <IconButton
        label={`Remove benefit ${number}`}
        icon={<X size={18} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
