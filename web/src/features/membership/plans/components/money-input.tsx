import { CENTS_MAX, readMoney, typedMoney } from '@hearthside/contract/money';
import type { KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from '@/ui/fields/text-input';

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** The typed dollars. */
  value: string;
  onChange: (typed: string) => void;
};

/** A field for dollars. The arrow keys change the amount by one dollar, never below zero (part 2 §5). */
export function MoneyInput({ value, onChange, ...input }: MoneyInputProps) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 100, ArrowDown: -100 }[event.key];
    const cents = readMoney(value.trim() === '' ? '0' : value);
    if (by === undefined || cents === null) return;
    event.preventDefault();
    onChange(typedMoney(Math.min(CENTS_MAX, Math.max(0, cents + by))));
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={step}
      // Formats with two decimals. An invalid amount stays as it was typed.
      onBlur={(event) => {
        const cents = readMoney(value);
        if (cents !== null && typedMoney(cents) !== value) onChange(typedMoney(cents));
        input.onBlur?.(event);
      }}
    />
  );
}
