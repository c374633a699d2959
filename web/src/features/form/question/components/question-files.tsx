import { FORM_LIMITS, type FormFile, type PartId } from '@hearthside/contract/form/fields';
import { CHAT_FILE_TYPES } from '@hearthside/contract/inbox/file';
import { Paperclip } from 'lucide-react';
import { useRef, useCallback, useSyncExternalStore } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { UploadButton } from '@/ui/fields/upload-button';
import { QuestionFile } from './question-file';
import { useEditorActions } from '../../editor/components/editor-context';

/** The upload of a file for the question whose card is open. */
function useQuestionFile(question: PartId) {
  const { uploads } = useEditorActions();
  const watch = useCallback(
    (tell: () => void) => uploads.watch(question, tell),
    [uploads, question],
  );
  const upload = useSyncExternalStore(watch, () => uploads.of(question));
  return {
    percent: upload?.percent,
    name: upload?.name ?? '',
    problem: upload?.problem ?? '',
    choose: ([file]: File[]) => {
      if (file) void uploads.send(question, file);
    },
    cancel: () => uploads.cancel(question),
    dismiss: () => uploads.dismiss(question),
  };
}

/** The types that can be chosen, with the endings, because a browser may have no type for HEIC. */
const ACCEPT = [...Object.values(CHAT_FILE_TYPES).flat(), '.heic', '.heif', '.mov'].join();

export interface QuestionFilesProps {
  question: PartId;
  files: readonly FormFile[];
  onRemove: (id: number) => void;
}

/** The pictures, PDFs and films of a question, with buttons to add and remove them. */
export function QuestionFiles({ question, files, onRemove }: QuestionFilesProps) {
  const upload = useQuestionFile(question);
  const { percent, name, problem } = upload;
  const full = files.length >= FORM_LIMITS.files;
  const box = useRef<HTMLDivElement>(null);

  const remove = (id: number) => {
    onRemove(id);
    // The pressed button disappears with its file, so the focus moves to the list.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Files"
      className="grid gap-2 rounded-s outline-none"
    >
      {files.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              <QuestionFile file={file} onRemove={() => remove(file.id)} />
            </li>
          ))}
        </ul>
      )}
      {percent !== undefined && (
        <div className="flex items-end gap-2">
          <Progress
            value={percent}
            label={percent === 100 ? 'Finishing...' : `Uploading ${name}`}
            showText
            className="min-w-0 flex-1"
          />
          <Button variant="ghost" size="s" disabled={percent === 100} onClick={upload.cancel}>
            Cancel upload
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="bad" live onDismiss={upload.dismiss}>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UploadButton
          size="s"
          icon={<Paperclip size={18} aria-hidden />}
          accept={ACCEPT}
          disabled={full}
          busy={percent !== undefined}
          busyLabel="Uploading..."
          onFiles={upload.choose}
        >
          Add File
        </UploadButton>
        <p className="text-xs text-ink-soft">
          {full
            ? `A question can have up to ${FORM_LIMITS.files} files.`
            : 'A picture or PDF up to 10 MB, or a video up to 100 MB.'}
        </p>
      </div>
    </div>
  );
}
