import { readMoney, typedMoney } from '@hearthside/contract/money';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import { describedBy, FieldFrame } from './field-frame';
import type { OwnInputProps } from './input-props';

const Box = styled.div<{ $wrong: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 4rem;
  padding: 0 1.2rem;
  border: 1px solid ${(props) => color(props.$wrong ? 'danger600' : 'neutral200')(props)};
  border-radius: ${radius};
  background: ${color('neutral0')};
  color: ${color('neutral600')};
  font-size: ${textSize(2)};

  &:focus-within {
    border-color: ${color('primary600')};
    box-shadow: 0 0 0 2px ${color('primary600')};
  }
`;
const Typed = styled.input`
  flex: 1;
  min-width: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${color('neutral800')};
  font-size: ${textSize(2)};

  &:disabled {
    color: ${color('neutral600')};
  }
`;

const NO_AMOUNT = 'Please enter an amount in dollars, such as 60 or 59.50.';
const shown = (cents: number | null | undefined) =>
  typeof cents === 'number' ? typedMoney(cents) : '';

/**
 * Money that is stored in cents and typed in dollars. Text that is not an amount stays in the field and is not
 * stored.
 */
export function MoneyField(props: OwnInputProps<number>) {
  const { name, label, labelAction, hint, required, disabled, value, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState(shown(value));
  const read = readMoney(typed);
  // The value changed from outside: the entry was reloaded, or its changes were discarded.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== read) setTyped(shown(value));
  }
  const error = typed !== '' && read === null ? NO_AMOUNT : props.error;
  const type = (text: string) => {
    setTyped(text);
    const cents = readMoney(text);
    setKnown(cents);
    onChange(name, cents);
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      labelAction={labelAction}
      hint={hint}
      error={error}
      required={required}
    >
      <Box $wrong={error !== undefined}>
        <span aria-hidden>$</span>
        <Typed
          id={id}
          value={typed}
          disabled={disabled}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error !== undefined || undefined}
          aria-required={required}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped((text) => shown(readMoney(text)) || text)}
        />
      </Box>
    </FieldFrame>
  );
}
