import type { PartId } from '@hearthside/contract/form';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditorActions } from './editor-context';

/** The upload of a file for the question whose card is open. */
export function useQuestionFile(question: PartId) {
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
