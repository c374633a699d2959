import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from '@/ui/fields/field-context';
import { inputStyle } from '@/ui/fields/input-style';

/** Several lines of text. If the browser supports it, the field grows with its content, up to 24rem. */
export function Textarea({ className, rows = 4, ...area }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(area);
  return (
    <textarea
      // The text decides its own direction.
      dir="auto"
      {...area}
      {...wiring}
      rows={rows}
      className={clsx(inputStyle, 'field-sizing-content max-h-96 min-h-28 resize-y', className)}
    />
  );
}
