import {
  unstable_useContentManagerContext as useContentManagerContext,
  useForm,
} from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { shownMoment } from '@hearthside/contract/shown-date';
import { colour, textSize } from '../themed';
import { Button, Parts } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import { differences, meanwhile, stateOf } from './differences';
import type { TypedIn, Values } from './stored-typing';
import { useTypingKept } from './use-typing';

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

const shownTime = (at: number) => shownMoment('dayAndClock', new Date(at));

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
