import { formatPhone } from '@hearthside/contract/phone';
import { PHONE_DIGITS_MAX } from '@hearthside/contract/pet/phone';
import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '@/ui/fields/text-input';

export interface PhoneInputProps {
  name: string;
  /** Only digits. A foreign number has a plus in front. */
  value: string;
  onChange: (digits: string) => void;
}

/** The digits of typed or pasted text, with the plus of a foreign number. `+1 (503) 555-0142` is not foreign. */
function digitsOf(typed: string) {
  const digits = typed.replace(/\D/g, '').slice(0, PHONE_DIGITS_MAX);
  const isForeign = typed.trimStart().startsWith('+') && !/^1\d{10}$/.test(digits);
  return isForeign ? `+${digits}` : digits;
}

/** A phone number: only digits while it is typed, and in display format otherwise (part 1 §5.5). */
export function PhoneInput({ name, value, onChange }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  const [typing, setTyping] = useState(false);
  useLayoutEffect(() => {
    // Switching to digits loses the selection: text typed after Tab would be added instead of replacing the number.
    if (typing && wasSelected.current) input.current?.select();
  }, [typing]);
  return (
    <TextInput
      ref={input}
      type="tel"
      name={name}
      autoComplete="off"
      value={typing ? value : formatPhone(value)}
      onFocus={({ currentTarget: { selectionStart, selectionEnd, value: shown } }) => {
        wasSelected.current = selectionStart === 0 && selectionEnd === shown.length;
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}
