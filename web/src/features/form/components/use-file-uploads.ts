import { useEffect, useState } from 'react';
import { toast } from '@/ui/toast';
import { fileUploads, type FileUpload, type FileUploads } from '../api/file-uploads';
import type { FormDispatch } from './use-form-history';

/** The uploads of one editor; those of a card that is closed end with a toast. */
export function useFileUploads(dispatch: FormDispatch): FileUploads {
  const [uploads] = useState(() =>
    fileUploads((question, file) => dispatch({ do: 'addFile', question, file }), tell),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

function tell({ name, problem }: FileUpload) {
  if (problem) toast.error(`“${name}”: ${problem}`);
  else toast.success(`“${name}” is added to its question`);
}
