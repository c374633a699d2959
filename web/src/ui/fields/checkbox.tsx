import { useEffect, useRef } from 'react';
import { Choice, type ChoiceProps } from '@/ui/fields/choice';

export type CheckboxProps = ChoiceProps & {
  /** Some, but not all, of the boxes below are checked. */
  indeterminate?: boolean;
};

/** A checkbox with its label. Takes react-hook-form's `register`. */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  const label = useRef<HTMLSpanElement>(null);
  // The mixed state can only be set from script. The ref prop stays free for the caller.
  useEffect(() => {
    const box = label.current?.querySelector('input');
    if (box) box.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span ref={label} className="contents">
      <Choice {...props} type="checkbox" boxClassName="choice-box rounded-[6px]" />
    </span>
  );
}
