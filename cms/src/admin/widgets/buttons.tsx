import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';

/** A button or link of the panel's own parts, high enough to tap with a thumb. */
export const Button = styled.button<{ $strong?: boolean; to?: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.8rem;
  min-height: 4.4rem;
  padding: 0.4rem 1.6rem;
  border: 1px solid ${({ $strong }) => color($strong ? 'buttonPrimary600' : 'neutral200')};
  border-radius: ${radius};
  background: ${({ $strong }) => color($strong ? 'buttonPrimary600' : 'neutral0')};
  color: ${({ $strong }) => color($strong ? 'buttonNeutral0' : 'neutral800')};
  font-size: ${textSize(2)};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${({ $strong }) => color($strong ? 'buttonPrimary500' : 'neutral100')};
  }
  &:focus-visible {
    outline: 2px solid ${color('primary600')};
    outline-offset: 2px;
  }
  &:disabled {
    border-color: ${color('neutral200')};
    background: ${color('neutral150')};
    color: ${color('neutral600')};
    cursor: not-allowed;
  }
`;

/** Parts of a side panel, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: 1.2rem;
  width: 100%;
`;
