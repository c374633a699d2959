import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '@/ui/fields/field-context';
import { inputStyle } from '@/ui/fields/input-style';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = ComponentProps<'select'> & {
  /** The choices. Alternatively, pass `<option>`s as children. */
  options?: readonly SelectOption[];
  /** A first, empty choice, such as 'Choose a state'. */
  placeholder?: string;
};

/** The device's own select, styled: best on phones and for every keyboard. */
export function Select({ options, placeholder, className, children, ...select }: SelectProps) {
  const wiring = useFieldControl(select);
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        {...wiring}
        className={clsx(inputStyle, 'appearance-none truncate pr-10', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </div>
  );
}
