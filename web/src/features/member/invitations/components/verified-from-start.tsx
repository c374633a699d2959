import type { ComponentProps } from 'react';
import { Checkbox } from '@/ui/fields/checkbox';

/** Whether an invited person is verified at once. Takes react-hook-form's `register`. */
export function VerifiedFromStart(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  return (
    <Checkbox
      {...props}
      label="Verified from the start"
      hint="Once they choose a password, they can use everything their role allows. If you leave this unchecked, they wait until an admin verifies them."
    />
  );
}
