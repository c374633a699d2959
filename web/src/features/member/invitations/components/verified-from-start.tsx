import type { ComponentProps } from 'react';
import { Checkbox } from '@/ui/fields/checkbox';

/** Whether an invited person is verified at once. Takes react-hook-form's `register`. */
export function VerifiedFromStart(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  return (
    <Checkbox
      {...props}
      label="Verified from the start"
      hint="With a password chosen, they may use everything their role gives them. Without this tick they wait until an admin has verified them."
    />
  );
}
