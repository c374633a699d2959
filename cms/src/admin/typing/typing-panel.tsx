import {
  unstable_useContentManagerContext as useContentManagerContext,
  useAuth,
  useForm,
} from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shownMoment } from '@hearthside/contract/shown-date';
import { colour, textSize } from '../themed';
import { Button, Parts } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import { differences, meanwhile, saysTheSame, stateOf } from './differences';
import { clearTyped, storeTyped, typedBefore, type TypedIn, type Values } from './stored-typing';

const Theirs = styled.div`
  display: grid;
  gap: 0.4rem;
  justify-items: start;
  font-size: ${textSize(2)};

  > div {
    max-height: 16rem;
    width: 100%;
    overflow: auto;
    padding-left: 0.8rem;
    border-left: 3px solid ${colour('neutral200')};
    overflow-wrap: anywhere;
  }
`;

/** Strapi removes this item before it removes the form. */
const isSignedOut = () => localStorage.getItem('isLoggedIn') === null;
const shownTime = (at: number) => shownMoment('dayAndClock', new Date(at));

/**
 * Stores what is typed in a form until it is saved, and puts it back where the panel has replaced it: after a reload,
 * an ended session, or a conflict, for which the panel reloads the entry.
 * @returns when the restored text was typed, in ms; null if nothing was restored
 */
function useTypingKept(form: TypedIn): number | null {
  const by = useAuth('TypingPanel', ({ user }) => user?.id) as number | undefined;
  const values = useForm('TypingPanel', (state) => state.values) as Values;
  const initialValues = useForm('TypingPanel', (state) => state.initialValues) as Values;
  const modified = useForm('TypingPanel', (state) => state.modified);
  const setValues = useForm('TypingPanel', (state) => state.setValues);
  const [putBack, setPutBack] = useState<number | null>(null);
  const begunWith = useRef<Values | null>(null);
  const { model, documentId } = form;

  // Before the browser paints, so that nobody sees the form without what they typed.
  useLayoutEffect(() => {
    if (by === undefined) return;
    const isReplaced = begunWith.current !== initialValues;
    begunWith.current = initialValues;
    const kept = typedBefore({ model, documentId }, by);
    if (isReplaced && kept && !saysTheSame(kept.values, initialValues)) {
      setValues(kept.values);
      setPutBack(kept.at);
    } else if (modified) {
      storeTyped({ model, documentId }, { by, at: Date.now(), values });
    } else {
      clearTyped({ model, documentId });
      setPutBack(null);
    }
  }, [by, documentId, initialValues, model, modified, setValues, values]);

  // Editors who go to another page have confirmed that they may lose their changes. An ended session has asked nobody.
  // Neither has the panel when it unmounts the form to load something and shows it again at the same address.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      const isLeft = location.pathname !== pathname;
      if (isLeft && !isSignedOut()) clearTyped({ model, documentId });
    };
  }, [documentId, model]);
  return putBack;
}

/** Both versions of an entry that someone else has saved meanwhile. The editor's own is in the form. */
function BothVersions() {
  const mine = useForm('BothVersions', (state) => state.values) as Values;
  const theirs = useForm('BothVersions', (state) => state.initialValues) as Values;
  const setValues = useForm('BothVersions', (state) => state.setValues);
  const resetForm = useForm('BothVersions', (state) => state.resetForm);
  const { layout } = useContentManagerContext();
  const fields = layout.edit.layout.flat(2).map(({ name, label }) => ({ name, label }));
  const differing = differences(fields, mine, theirs);
  const { trashed, by } = meanwhile(theirs);
  if (trashed)
    return (
      <Note role="status">
        {by} moved this to the trash while you were writing. What you typed is still in the form. An
        admin can bring the entry back from the portal’s trash within 30 days. Then save again.
      </Note>
    );
  return (
    <Parts>
      <Note role="status">
        {by} saved this while you were writing. What you typed is still in the form. These fields
        are different in the saved version:
      </Note>
      {differing.map(({ name, label, theirs: text }) => (
        <Theirs key={name} role="group" aria-label={`${label}, saved version`}>
          <strong>{label}</strong>
          <div dir="auto">{text || '(empty)'}</div>
          <Button type="button" onClick={() => setValues({ ...mine, [name]: theirs[name] })}>
            Use this
          </Button>
        </Theirs>
      ))}
      <Button type="button" onClick={() => setValues({ ...mine, ...stateOf(theirs) })}>
        Keep what is in the form
      </Button>
      <Button type="button" onClick={() => resetForm()}>
        Use the saved version
      </Button>
    </Parts>
  );
}

function PutBack({ at }: { at: number }) {
  const resetForm = useForm('PutBack', (state) => state.resetForm);
  return (
    <Parts>
      <Note role="status">
        You typed this on {shownTime(at)}, and it was not saved. It is back in the form.
      </Note>
      <Button type="button" onClick={() => resetForm()}>
        Discard it
      </Button>
    </Parts>
  );
}

/** Shown next to each form of the panel. It only says something if what was typed and what is saved differ. */
export function TypingPanel({ model, documentId }: TypedIn) {
  const putBack = useTypingKept({ model, documentId });
  const mine = useForm('TypingPanel', (state) => state.values) as Values;
  const theirs = useForm('TypingPanel', (state) => state.initialValues) as Values;
  if (mine.revision !== theirs.revision) {
    return { title: 'Changed meanwhile', content: <BothVersions /> };
  }
  return putBack === null ? null : { title: 'Not saved yet', content: <PutBack at={putBack} /> };
}
