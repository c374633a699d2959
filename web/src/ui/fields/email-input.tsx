import { TextInput, type TextInputProps } from '@/ui/fields/text-input';

/** A field for an email address: the keyboard for one, and nobody who corrects it. */
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
