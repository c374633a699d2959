import type { FormFile } from '@hearthside/contract/form';
import { chatFileProblem } from '@hearthside/contract/inbox-file';
import { useEffect, useRef, useState } from 'react';
import { AbortedError, messageOf } from '@/lib/api-error';
import { toast } from '@/ui/toast';
import { useFormFile } from '../api/use-form-file';

/**
 * Choosing a file for a question and sending it. The same kinds and sizes as in the inbox. Where the question is
 * closed before its end, the file is added all the same, and a toast tells what came of it.
 */
export function useQuestionFile(onAdd: (file: FormFile) => void) {
  const { percent, upload, cancel } = useFormFile();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const now = useRef({ onAdd, shown: false });
  useEffect(() => {
    const latest = now.current;
    latest.onAdd = onAdd;
    latest.shown = true;
    return () => {
      latest.shown = false;
    };
  }, [onAdd]);

  const choose = async ([file]: File[]) => {
    if (!file) return;
    const refused = chatFileProblem(file);
    setProblem(refused ?? '');
    if (refused) return;
    setName(file.name);
    try {
      now.current.onAdd(await upload(file));
      if (!now.current.shown) toast.success(`“${file.name}” is added to its question`);
    } catch (error) {
      if (error instanceof AbortedError) return;
      const reason = messageOf(error, 'Failed to upload file');
      if (now.current.shown) setProblem(reason);
      else toast.error(`“${file.name}”: ${reason}`);
    }
  };
  return {
    ...{ percent, name, problem, cancel },
    choose: (files: File[]) => void choose(files),
    dismiss: () => setProblem(''),
  };
}
