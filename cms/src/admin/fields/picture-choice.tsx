import { styled } from 'styled-components';
import { useAnswer } from '../entries/entry-calls';
import { color, radius, textSize } from '../themed';
import { Button } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import type { MediaFile } from './chosen-media';

/** A picture that can be chosen, as a form stores it. */
export interface OfferedPicture extends MediaFile {
  url: string;
  formats?: { thumbnail?: { url?: string } } | null;
  alternativeText?: string | null;
  /** Whether an entry shows it already. */
  isUsed: boolean;
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 0.8rem;
  max-height: 42rem;
  padding: 0.4rem;
  overflow: auto;
  list-style: none;

  button {
    display: grid;
    gap: 0.4rem;
    width: 100%;
    padding: 0.4rem;
    border: 1px solid ${color('neutral200')};
    border-radius: ${radius};
    background: ${color('neutral0')};
    color: ${color('neutral800')};
    font-size: ${textSize(1)};
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${color('neutral100')};
  }
  button:focus-visible {
    outline: 2px solid ${color('primary600')};
    outline-offset: 2px;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: ${radius};
    background: ${color('neutral150')};
    object-fit: cover;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface PictureChoiceProps {
  id: string;
  model: string;
  field: string;
  onChoose: (picture: OfferedPicture) => void;
}

/** The pictures that are there for a field, the most recently used first. One press puts one into the form. */
export function PictureChoice({ id, model, field, onChoose }: PictureChoiceProps) {
  const path = `/content-manager/entries/${model}/pictures/${field}`;
  const { data, failed, again } = useAnswer<OfferedPicture[]>(path);
  if (failed)
    return (
      <Note id={id} role="alert">
        The pictures could not be loaded. {failed}{' '}
        <Button type="button" onClick={again}>
          Try again
        </Button>
      </Note>
    );
  if (!data)
    return (
      <Note id={id} role="status">
        Loading…
      </Note>
    );
  if (data.length === 0)
    return <Note id={id}>There are no pictures yet. Upload the first one.</Note>;
  return (
    <Pictures id={id} aria-label="Existing pictures">
      {data.map((picture) => (
        <li key={picture.id}>
          <button type="button" title={picture.name} onClick={() => onChoose(picture)}>
            <img src={picture.formats?.thumbnail?.url ?? picture.url} alt="" loading="lazy" />
            <span>{picture.name}</span>
          </button>
        </li>
      ))}
    </Pictures>
  );
}
