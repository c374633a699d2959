import {
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
  useForm,
} from '@strapi/strapi/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceWords } from '../choice-words';
import { boxStyle, describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { broughtAlong, choicesLeft, type Values } from './library-place';

const Choices = styled.select`
  ${boxStyle}
`;

/** Choices that can't be changed once their entry exists, by content type. The server refuses it too. */
const KEPT: Record<string, string> = { 'api::membership.plan': 'role' };

/** A list to choose from, in words. Strapi's own shows the stored values. */
export function ChoiceField(props: InputProps) {
  const { name, label, labelAction, hint, required, attribute } = props;
  const id = useId();
  const { value, error } = useField<string | null>(name);
  // Strapi's `isCreatingEntry` is never true: a new entry has no id.
  const { model, id: documentId } = useContentManagerContext();
  const disabled = props.disabled || (KEPT[model] === name && Boolean(documentId));
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
