import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import type { InputProps } from './input-props';

/** How an input of one line looks, as Strapi's own. */
export const boxStyle = css`
  width: 100%;
  min-height: 4rem;
  padding: 0 1.2rem;
  border: 1px solid ${color('neutral200')};
  border-radius: ${radius};
  background: ${color('neutral0')};
  color: ${color('neutral800')};
  font-size: ${textSize(2)};

  &:focus-visible {
    border-color: ${color('primary600')};
    outline: 2px solid ${color('primary600')};
    outline-offset: 0;
  }
  &:disabled {
    background: ${color('neutral150')};
    color: ${color('neutral600')};
  }
`;

const Frame = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;
`;
const Label = styled.label`
  display: flex;
  align-items: center;
  color: ${color('neutral800')};
  font-size: ${textSize(1)};
  font-weight: 600;
`;
const Star = styled.span`
  color: ${color('danger600')};
`;
const Hint = styled.p`
  color: ${color('neutral600')};
  font-size: ${textSize(1)};
  line-height: 1.4;
`;
const Wrong = styled.p`
  color: ${color('danger600')};
  font-size: ${textSize(1)};
  line-height: 1.4;
`;

export interface FieldFrameProps extends Pick<
  InputProps,
  'label' | 'hint' | 'required' | 'labelAction'
> {
  id: string;
  error?: string;
  children: ReactNode;
}

/** Ids of a field's help and error, for the `aria-describedby` of its input. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Label, input, help and error, laid out like Strapi's own fields. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelAction, hint, error, required, children } = props;
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {required && <Star aria-hidden>*</Star>}
        {labelAction}
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      )}
    </Frame>
  );
}
