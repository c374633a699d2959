import {
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
  useForm,
} from '@strapi/strapi/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceWords } from '../choice-words';
import { colour, radius, textSize } from '../themed';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { broughtAlong, choicesLeft, type Values } from './library-place';

const Choices = styled.select`
  width: 100%;
  min-height: 4rem;
  padding: 0 1.2rem;
  border: 1px solid ${colour('neutral200')};
  border-radius: ${radius};
  background: ${colour('neutral0')};
  color: ${colour('neutral800')};
  font-size: ${textSize(2)};

  &:focus-visible {
    border-color: ${colour('primary600')};
    outline: 2px solid ${colour('primary600')};
    outline-offset: 0;
  }
  &:disabled {
    background: ${colour('neutral150')};
    color: ${colour('neutral600')};
  }
`;

/** Choices that can't be changed once their entry exists, by content type. The server refuses it too. */
const KEPT: Record<string, string> = { 'api::membership.plan': 'role' };

/** A list to choose from, in words. Strapi's own shows the stored values. */
export function ChoiceField(props: InputProps) {
  const { name, label, labelAction, hint, required, attribute } = props;
  const id = useId();
  const { value, error } = useField<string | null>(name);
  const { model, isCreatingEntry } = useContentManagerContext();
  const disabled = props.disabled || (KEPT[model] === name && !isCreatingEntry);
  const values = useForm('ChoiceField', (state) => state.values) as Values;
  const onChange = useForm('ChoiceField', (state) => state.onChange);
  const choices = choicesLeft(model, name, values) ?? attribute?.enum ?? [];
  const choose = (chosen: string | null) => {
    onChange(name, chosen);
    const also = Object.entries(broughtAlong(model, name, chosen, values));
    for (const [field, follows] of also) onChange(field, follows);
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
      <Choices
        id={id}
        value={value ?? ''}
        disabled={disabled}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error !== undefined || undefined}
        aria-required={required}
        onChange={({ target }) => choose(target.value || null)}
      >
        <option value="" disabled={required}>
          {required ? 'Please choose' : 'None'}
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceWords(choice)}
          </option>
        ))}
      </Choices>
    </FieldFrame>
  );
}
