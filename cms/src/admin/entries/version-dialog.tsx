import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import { Button } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import { useAnswer, versionsPath, type ListedVersion, type OpenedVersion } from './entry-calls';
import { reloadEntry } from './reload-entry';
import { versionAuthor, versionTime, whyNotRestored } from './version-words';

const Window = styled.dialog`
  width: min(72rem, 100vw - 2.4rem);
  max-height: calc(100dvh - 4.8rem);
  margin: auto;
  padding: 2.4rem;
  overflow: auto;
  border: 1px solid ${color('neutral200')};
  border-radius: ${radius};
  background: ${color('neutral0')};
  color: ${color('neutral800')};
  font-size: ${textSize(2)};
  line-height: 1.5;

  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  h2 {
    margin-bottom: 0.4rem;
    font-size: 1.8rem;
    font-weight: 600;
  }
`;
const Field = styled.section`
  display: grid;
  gap: 0.4rem;
  margin-top: 2rem;

  h3 {
    font-weight: 600;
  }
`;
const Text = styled.div`
  max-height: 30rem;
  overflow: auto;
  padding-left: 0.8rem;
  border-left: 3px solid ${color('primary600')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Now = styled(Text)`
  border-left-color: ${color('neutral300')};
  color: ${color('neutral600')};
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  margin-top: 2.4rem;
`;

const EMPTY = '(empty)';

/** The whole content of a version. A field that says something else now has both texts. */
function Content({ fields }: Pick<OpenedVersion, 'fields'>) {
  const shown = fields.filter(({ then, isSame }) => then !== '' || !isSame);
  return shown.map(({ field, then, now, isSame, lost }) => (
    <Field key={field} aria-label={field}>
      <h3>{field}</h3>
      <Text dir="auto" tabIndex={0}>
        {then || EMPTY}
      </Text>
      {!isSame && (
        <>
          <Note>{then === now ? 'Now with different formatting or another file:' : 'Now:'}</Note>
          <Now dir="auto" tabIndex={0}>
            {now || EMPTY}
          </Now>
        </>
      )}
      {!isSame && lost && <Note>{lost}</Note>}
    </Field>
  ));
}

interface VersionDialogProps {
  model: string;
  documentId: string;
  version: Pick<ListedVersion, 'id' | 'at' | 'by' | 'door'>;
  onClose: () => void;
}

const CONFLICT = 409;
const MEANWHILE =
  'Someone saved this in the meantime, so nothing was restored. The form shows the current version.';

/** Restores a version into the entry of the form. */
function useRestoring({ model, documentId, version, onClose }: VersionDialogProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const saved = useForm('VersionDialog', (state) => state.initialValues) as { revision?: number };
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const restore = async () => {
    setBusy(true);
    setProblem('');
    try {
      const path = `${versionsPath(model, documentId)}/${version.id}/restore`;
      await post(path, { revision: saved.revision ?? 0 });
      const message = `Restored the version from ${versionTime(version.at)}`;
      toggleNotification({ type: 'success', message });
      reloadEntry(model, documentId);
      onClose();
    } catch (error) {
      const { message, status } = error as Error & { status?: number };
      setBusy(false);
      if (status !== CONFLICT) return setProblem(message);
      // The list of versions is another one now, so that this window goes with it.
      toggleNotification({ type: 'warning', message: MEANWHILE });
      reloadEntry(model, documentId);
      onClose();
    }
  };
  return { restore, busy, problem };
}

/** Shows what an entry said in a version, and restores it. */
export function VersionDialog(props: VersionDialogProps) {
  const { model, documentId, version, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const modified = useForm('VersionDialog', (state) => state.modified);
  const path = `${versionsPath(model, documentId)}/${version.id}`;
  const { data, failed, again } = useAnswer<OpenedVersion>(path);
  const { restore, busy, problem } = useRestoring(props);
  useEffect(() => dialog.current?.showModal(), []);

  const hint = data ? whyNotRestored(data.fields, modified) : '';
  return (
    <Window ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Version of {versionTime(version.at)}</h2>
      <Note>{versionAuthor(version)}</Note>
      {!data && !failed && <Note role="status">Loading…</Note>}
      {failed && (
        <Note role="alert">
          {failed}{' '}
          <Button type="button" onClick={again}>
            Try again
          </Button>
        </Note>
      )}
      {data && <Content fields={data.fields} />}
      {hint && <Note>{hint}</Note>}
      {problem && <Note role="alert">{problem}</Note>}
      <Foot>
        <Button
          type="button"
          $strong
          disabled={!data || busy || hint !== ''}
          onClick={() => void restore()}
        >
          {busy ? 'Restoring…' : 'Restore this version'}
        </Button>
        <Button type="button" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </Foot>
    </Window>
  );
}
