import { styled } from 'styled-components';
import { colour, radius, textSize } from '../themed';

/** A button or link of the panel's own parts, high enough to tap with a thumb. */
export const Button = styled.button<{ $strong?: boolean; to?: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.8rem;
  min-height: 4.4rem;
  padding: 0.4rem 1.6rem;
  border: 1px solid ${({ $strong }) => colour($strong ? 'buttonPrimary600' : 'neutral200')};
  border-radius: ${radius};
  background: ${({ $strong }) => colour($strong ? 'buttonPrimary600' : 'neutral0')};
  color: ${({ $strong }) => colour($strong ? 'buttonNeutral0' : 'neutral800')};
  font-size: ${textSize(2)};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${({ $strong }) => colour($strong ? 'buttonPrimary500' : 'neutral100')};
  }
  &:focus-visible {
    outline: 2px solid ${colour('primary600')};
    outline-offset: 2px;
  }
  &:disabled {
    border-color: ${colour('neutral200')};
    background: ${colour('neutral150')};
    color: ${colour('neutral600')};
    cursor: not-allowed;
  }
`;

/** Parts of a side panel, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: 1.2rem;
  width: 100%;
`;
