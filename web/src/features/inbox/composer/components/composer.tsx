import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useMe } from '@/features/session';
import { IconButton } from '@/ui/icon-button';
import { AnsweringLine } from './answering-line';
import { ComposerDrop } from './composer-drop';
import { ComposerFiles, ComposerRefused } from './composer-files';
import { ComposerFoot, ComposerText } from './composer-text';
import { SavedAnswers, SavedAnswersButton } from '../../office/components/saved-answers';
import { FileDialog } from '../../info/components/file-dialog';
import { useComposer, type Answering } from './use-composer';
import { RecordingBar } from '../../voice/components/recording-bar';
import { RecordingProblem } from '../../voice/components/recording-problem';
import { useRecorder } from '../../voice/components/use-recorder';
import { VoiceButton } from '../../voice/components/voice-button';

export interface ComposerProps {
  chat: Chat;
  answering?: Answering;
  /** Who wrote the message that is answered. */
  answeredName?: string | undefined;
  /** Begins the edit of the message that was sent last, and moves the focus back when it ends. */
  onEditLast?: ((back: () => void) => void) | undefined;
}

/** Where a message to a chat is written: text, files, and sending both (part 1 §2.4, §5.3). */
export function Composer(props: ComposerProps) {
  // Each chat has its own unsent text and files.
  return (
    <SavedAnswers chat={props.chat}>
      <ChatComposer key={props.chat.id} {...props} />
    </SavedAnswers>
  );
}

const NO_ANSWER: Answering = { replyTo: undefined, end: () => undefined, sent: () => undefined };

function ChatComposer(props: ComposerProps) {
  const { chat, answering = NO_ANSWER, answeredName, onEditLast } = props;
  const me = useMe();
  const composer = useComposer(chat.id, answering);
  const [choosing, setChoosing] = useState(false);
  const foot = useId();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  const { replyTo } = answering;
  const answered = useRef(replyTo?.id);
  useEffect(() => {
    // Whoever has chosen to reply wants to write now.
    if (replyTo && replyTo.id !== answered.current) text.current?.focus();
    answered.current = replyTo?.id;
  }, [replyTo]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    composer.send();
    // Another message is likely to follow, even after a press of the button.
    text.current?.focus();
  };
  const recorder = useRecorder(composer.keepVoice);
  const sendVoice = async () => {
    const file = await recorder.recorder.finish();
    if (file) composer.sendVoice(file);
  };
  const { phase } = recorder.state;
  const wasRecording = useRef(false);
  useEffect(() => {
    // The bar that had the focus is gone.
    if (phase === 'idle' && wasRecording.current) text.current?.focus();
    wasRecording.current = phase !== 'idle';
  }, [phase]);
  const addFiles = (files: File[]) => {
    composer.addFiles(files);
    text.current?.focus();
  };
  return (
    <form
      ref={form}
      data-composer
      aria-label="New message"
      onSubmit={send}
      className="group/composer border-t border-line bg-surface px-2 pt-3 max-sm:pb-3 sm:px-4"
    >
      <ComposerRefused composer={composer} />
      <RecordingProblem state={recorder.state} onDismiss={() => recorder.recorder.cancel()} />
      {replyTo && (
        <AnsweringLine
          quote={replyTo}
          name={answeredName ?? ''}
          onEnd={() => {
            answering.end();
            text.current?.focus();
          }}
        />
      )}
      <ComposerFiles composer={composer} text={text} />
      <div className="flex items-end gap-1 sm:gap-2">
        {recorder.state.phase !== 'idle' ? (
          <RecordingBar
            recorder={recorder.recorder}
            state={recorder.state}
            onSend={() => void sendVoice()}
          />
        ) : (
          <>
            <IconButton
              label="Select Files"
              aria-haspopup="dialog"
              icon={<Paperclip size={22} aria-hidden />}
              onClick={() => setChoosing(true)}
            />
            <SavedAnswersButton box={text} composer={composer} />
            <VoiceButton recorder={recorder.recorder} />
            <ComposerText
              box={text}
              label={`Message to ${chatTitle(chat, me.id)}`}
              describedBy={foot}
              composer={composer}
              onSend={send}
              onEditLast={onEditLast && (() => onEditLast(() => text.current?.focus()))}
              onFiles={composer.addFiles}
            />
            <IconButton
              type="submit"
              label="Send"
              variant={composer.ready ? 'primary' : 'ghost'}
              aria-disabled={!composer.ready || undefined}
              icon={<SendHorizontal size={22} aria-hidden />}
              // Otherwise a touch on it would take the focus from the text and close the screen keyboard.
              onMouseDown={(event) => event.preventDefault()}
            />
          </>
        )}
      </div>
      <ComposerFoot id={foot} composer={composer} editsLast={onEditLast !== undefined} />
      <ComposerDrop form={form} onFiles={addFiles} />
      <FileDialog open={choosing} onClose={() => setChoosing(false)} composer={composer} />
    </form>
  );
}
