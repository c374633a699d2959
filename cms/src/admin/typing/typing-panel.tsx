import {
  unstable_useContentManagerContext as useContentManagerContext,
  useForm,
} from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { color, textSize } from '../themed';
import { Button, Parts } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import { differences, meanwhile, stateOf } from './differences';
import { typedTime, type Offer, type TypedIn, type Values } from './stored-typing';
import { useTyping, type Typing } from './use-typing';

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
    border-left: 3px solid ${color('neutral200')};
    overflow-wrap: anywhere;
  }
`;

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
        {by} moved this to the trash while you were writing. What you typed is still in the form.
        The entry can be restored from the trash within 30 days. Then save again.
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
        You typed this at {typedTime(at)}, and it was not saved. It is back in the form.
      </Note>
      <Button type="button" onClick={() => resetForm()}>
        Discard it
      </Button>
    </Parts>
  );
}

/** Offers what was typed before the form was opened, and says which fields it would change. */
function Offered({
  offer,
  restore,
  discard,
}: { offer: Offer } & Pick<Typing, 'restore' | 'discard'>) {
  const saved = useForm('Offered', (state) => state.initialValues) as Values;
  const { layout } = useContentManagerContext();
  const fields = layout.edit.layout.flat(2).map(({ name, label }) => ({ name, label }));
  const named = differences(fields, saved, offer.values).map(({ label }) => label);
  const isOlder = offer.values.revision !== saved.revision;
  return (
    <Parts>
      <Note role="status">
        Unsaved changes from {typedTime(offer.at)}. You typed them on this device
        {named.length > 0 && ` into ${named.join(', ')}`}.
        {isOlder && ' The entry has been saved since then. You’ll see both versions.'}
      </Note>
      <Button type="button" $strong onClick={restore}>
        Restore
      </Button>
      <Button type="button" onClick={discard}>
        Discard
      </Button>
    </Parts>
  );
}

/** Shown next to each form of the panel. It only says something if what was typed and what is saved differ. */
export function TypingPanel({ model, documentId }: TypedIn) {
  const { putBack, offer, restore, discard } = useTyping({ model, documentId });
  const mine = useForm('TypingPanel', (state) => state.values) as Values;
  const theirs = useForm('TypingPanel', (state) => state.initialValues) as Values;
  if (mine.revision !== theirs.revision) {
    return { title: 'Changed while you were editing', content: <BothVersions /> };
  }
  if (offer) {
    return { title: 'Not saved yet', content: <Offered {...{ offer, restore, discard }} /> };
  }
  return putBack === null ? null : { title: 'Not saved yet', content: <PutBack at={putBack} /> };
}
