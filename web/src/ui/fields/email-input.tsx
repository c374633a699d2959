import { TextInput, type TextInputProps } from '@/ui/fields/text-input';

/** A field for an email address: with the keyboard for one, and without autocorrection. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
