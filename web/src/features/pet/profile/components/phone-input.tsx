import { formatPhone } from '@hearthside/contract/phone';
import { PHONE_DIGITS_MAX } from '@hearthside/contract/pet/phone';
import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '@/ui/fields/text-input';

export interface PhoneInputProps {
  name: string;
  /** Digits only; a foreign number with a plus before them. */
  value: string;
  onChange: (digits: string) => void;
}

/** The digits of what was typed or pasted, with the plus of a foreign number. */
function digitsOf(typed: string) {
  const plus = typed.trimStart().startsWith('+') ? '+' : '';
  return plus + typed.replace(/\D/g, '').slice(0, PHONE_DIGITS_MAX);
}

/** A phone number: digits while it is typed, and as people write it otherwise (part 1 §5.5). */
export function PhoneInput({ name, value, onChange }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  const [typing, setTyping] = useState(false);
  useLayoutEffect(() => {
    // The digits come without a selection: what is typed after Tab would go behind them, not in their place.
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
