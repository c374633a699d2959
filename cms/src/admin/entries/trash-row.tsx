import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import { Button } from '../widgets/buttons';
import { Aside, Note } from '../widgets/rows';
import { trashPath, type TrashedEntry } from './entry-calls';
import { reloadEntry } from './reload-entry';
import { restoredLine, trashLine } from './trash-words';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.2rem;
  padding: 1.2rem 1.6rem;
  border: 1px solid ${color('neutral150')};
  border-radius: ${radius};
  background: ${color('neutral0')};
  color: ${color('neutral800')};
  font-size: ${textSize(2)};

  > div:first-child {
    flex: 1 1 24rem;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;
const Place = styled.div`
  display: grid;
  gap: 0.4rem;

  select {
    min-height: 4.4rem;
    padding: 0 0.8rem;
    border: 1px solid ${color('neutral300')};
    border-radius: ${radius};
    background: ${color('neutral0')};
    color: ${color('neutral800')};
    font-size: ${textSize(2)};
  }
`;

interface TrashRowProps {
  model: string;
  entry: TrashedEntry;
  places: Record<string, string>;
  onRestored: () => void;
}

/** An entry in the trash, with what brings it back. One that stood nowhere is asked for its place first. */
export function TrashRow({ model, entry, places, onRestored }: TrashRowProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const [place, setPlace] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const { documentId, needsPlace } = entry;
  const name = entry.name || 'Untitled';

  const restore = async () => {
    if (needsPlace && place === '') {
      setProblem('Please choose a topic to restore it to.');
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await post(`${trashPath(model)}/${documentId}/restore`, needsPlace ? { place } : {});
      toggleNotification({ type: 'success', message: restoredLine(model, name) });
      reloadEntry(model, documentId);
      onRestored();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Row>
      <div>
        <span dir="auto">{name}</span>
        <Aside>{trashLine(entry)}</Aside>
        {problem && <Note role="alert">{problem}</Note>}
      </div>
      {needsPlace && (
        <Place>
          <label htmlFor={id}>Restore to</label>
          <select id={id} value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value="">Choose a topic</option>
            {Object.entries(places).map(([key, title]) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </Place>
      )}
      <Button
        type="button"
        aria-label={`Restore ${name}`}
        disabled={busy}
        onClick={() => void restore()}
      >
        {busy ? 'Restoring…' : 'Restore'}
      </Button>
    </Row>
  );
}
