import {
  unstable_useContentManagerContext as useContentManagerContext,
  useFetchClient,
  useForm,
} from '@strapi/strapi/admin';
import { useId, useRef, useState, type ComponentType, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { hasPast } from '../entries/entry-layout';
import { color, radius, textSize } from '../themed';
import {
  acceptOf,
  isOnePicture,
  uploadProblem,
  withUploaded,
  type MediaFile,
} from './chosen-media';
import type { InputProps } from './input-props';
import { titledBy, type Values } from './library-place';
import { PictureChoice } from './picture-choice';

const Group = styled.div`
  display: grid;
  gap: 0.8rem;
  min-width: 0;
`;
const Button = styled.button`
  justify-self: start;
  min-height: 3.2rem;
  padding: 0.4rem 1.2rem;
  border: 1px solid ${color('neutral200')};
  border-radius: ${radius};
  background: ${color('neutral0')};
  color: ${color('neutral800')};
  font-size: ${textSize(1)};
  font-weight: 600;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${color('neutral100')};
  }
  &:focus-visible {
    outline: 2px solid ${color('primary600')};
    outline-offset: 2px;
  }
  &:disabled {
    color: ${color('neutral500')};
    cursor: not-allowed;
  }
`;
const Said = styled.p<{ $wrong?: boolean }>`
  color: ${({ $wrong }) => color($wrong ? 'danger600' : 'neutral600')};
  font-size: ${textSize(1)};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Opens the pictures that are there for a field, below its buttons, and puts the chosen one into the form. */
function ChoosePicture({ name }: Pick<InputProps, 'name'>) {
  const [open, setOpen] = useState(false);
  const { model } = useContentManagerContext();
  const onChange = useForm('ChoosePicture', (state) => state.onChange);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!hasPast(model)) return null;
  return (
    <>
      <Button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide pictures' : 'Choose an existing picture'}
      </Button>
      {open && (
        <PictureChoice
          id={id}
          model={model}
          field={name}
          onChoose={(picture) => {
            onChange(name, picture);
            setOpen(false);
            // The pressed button is gone.
            toggle.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Uploads straight into a field: chosen files are sent, and appear in the form once they have arrived. */
function useUploadInto({ name, attribute = {} }: InputProps) {
  const { post } = useFetchClient();
  const { model } = useContentManagerContext();
  const getValues = useForm('MediaField', (state) => state.getValues);
  const onChange = useForm('MediaField', (state) => state.onChange);
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const wrong = uploadProblem(files, attribute);
    setProblem(wrong);
    if (wrong) return;
    const form = new FormData();
    for (const file of files) form.append('files', file);
    setSending(files.map((file) => file.name).join(', '));
    try {
      const { data } = await post<MediaFile[]>('/upload', form);
      // Reads the form's current values, because an editor may go on typing while a film is being uploaded.
      const values = getValues() as Values;
      onChange(name, withUploaded(name, data, attribute, values));
      const also = Object.entries(titledBy(model, name, files[0]?.name ?? '', values));
      for (const [field, follows] of also) onChange(field, follows);
    } catch (error) {
      const { name: kind, message } = error as Error;
      // The form was closed meanwhile.
      if (kind === 'AbortError') return;
      setProblem(kind === 'TypeError' ? 'The upload was interrupted. Please try again.' : message);
    } finally {
      setSending('');
    }
  };
  return { send, sending, problem };
}

/**
 * A file field with a button that uploads a new file into it without a dialog. Strapi's own input, `Chooser`, remains
 * for files that are already in the media library.
 */
export function mediaField(Chooser: ComponentType<InputProps>) {
  return function MediaField(props: InputProps) {
    const { label, disabled, attribute = {} } = props;
    const id = useId();
    const input = useRef<HTMLInputElement>(null);
    const { send, sending, problem } = useUploadInto(props);
    const isOff = disabled === true || sending !== '';
    // Runs before Strapi's own handler, which would open its dialogs for dropped files.
    const onDrop = (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isOff) void send([...event.dataTransfer.files]);
    };
    return (
      <Group role="group" aria-label={label} onDropCapture={onDrop}>
        {/* Remounted after an upload, so that it no longer shows a file being dragged over it. */}
        <Chooser key={String(sending !== '')} {...props} />
        {!disabled && (
          <Button
            type="button"
            disabled={isOff}
            aria-describedby={`${id}-said`}
            onClick={() => input.current?.click()}
          >
            {attribute.multiple ? 'Upload files' : 'Upload a file'}
          </Button>
        )}
        {!isOff && isOnePicture(attribute) && <ChoosePicture name={props.name} />}
        <input
          ref={input}
          type="file"
          hidden
          multiple={attribute.multiple}
          accept={acceptOf(attribute)}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            // Lets the same file be chosen again after a refusal.
            target.value = '';
          }}
        />
        <div id={`${id}-said`} aria-live="polite">
          {sending && <Said>Uploading {sending} …</Said>}
          {problem && <Said $wrong>{problem}</Said>}
        </div>
      </Group>
    );
  };
}
