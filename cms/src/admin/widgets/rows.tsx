import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';

export const List = styled.ul`
  list-style: none;
  padding: 0;
`;

/** A row as in the portal: an icon, a sentence, and a link. High enough to tap with a thumb. */
export const Row = styled.a<{ to?: string }>`
  display: flex;
  align-items: center;
  gap: 1.2rem;
  min-height: 5.2rem;
  padding: 0.4rem 0.8rem;
  border-radius: ${radius};
  color: ${color('neutral800')};
  font-size: ${textSize(2)};
  font-weight: 500;
  text-decoration: none;
  transition: background-color 0.15s;

  &:hover {
    background: ${color('neutral100')};
  }
  &:focus-visible {
    outline: 2px solid ${color('primary600')};
    outline-offset: -2px;
  }
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
    color: ${color('neutral600')};
  }
`;

export const Sign = styled.span<{ $urgent?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: ${radius};
  background: ${(props) => color(props.$urgent ? 'alternative100' : 'primary100')(props)};
  color: ${(props) => color(props.$urgent ? 'alternative700' : 'primary700')(props)};
`;

/** The second, quieter line of a row. */
export const Aside = styled.small`
  display: block;
  color: ${color('neutral600')};
  font-size: ${textSize(1)};
  font-weight: 400;
`;

/** A paragraph with its link in a form's side column. */
export const Note = styled.p`
  color: ${color('neutral600')};
  font-size: ${textSize(2)};
  line-height: 1.5;

  a {
    color: ${color('primary600')};
    font-weight: 500;
  }
`;

export const Nothing = styled.p`
  padding: 0.4rem 0.8rem 1.2rem;
  color: ${color('neutral600')};
  font-size: ${textSize(2)};
`;

/** Text of a list's cell. */
export const Cell = styled.span<{ dateTime?: string }>`
  color: ${color('neutral800')};
  font-size: ${textSize(2)};
  white-space: nowrap;
`;
