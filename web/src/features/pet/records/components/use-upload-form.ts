import type { DocumentType } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { useState, type RefObject } from 'react';
import { AbortedError, ApiError, messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useAddDocument } from '../../api/pets';
import { fileProblem, titleFrom } from '../../model/document-file';

interface Wrong {
  file?: string;
  title?: string;
  /** About the upload itself, not one of the fields. */
  upload?: string;
}

/** Where the focus goes if something is wrong. */
export interface UploadPlaces {
  file: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
}

/** Choosing one PDF, giving it a title and sending it. File and title are kept until success or `clear`. */
export function useUploadForm(petId: number, places: UploadPlaces, onDone: () => void) {
  const { trigger: upload, percent, cancel } = useAddDocument();
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [cancelled, setCancelled] = useState(false);

  /** Shows what is wrong and focuses the first of it. */
  const refuse = (problems: Wrong) => {
    setWrong(problems);
    if (problems.file) places.file.current?.querySelector('button')?.focus();
    else if (problems.title) places.title.current?.focus();
  };
  const choose = async (files: File[]) => {
    setCancelled(false);
    const problem = await fileProblem(files);
    const [chosen] = files;
    if (problem || !chosen)
      return setWrong((now) => ({ ...now, file: problem, upload: undefined }));
    // A typed title stays. One that came with a file is replaced with it.
    if (!title.trim() || (file && title === titleFrom(file.name))) setTitle(titleFrom(chosen.name));
    setFile(chosen);
    setWrong({});
  };
  const send = async (type: DocumentType) => {
    setCancelled(false);
    if (!file || !title.trim()) {
      return refuse({
        file: file ? undefined : DOCUMENT_TEXTS.noFile,
        title: title.trim() ? undefined : DOCUMENT_TEXTS.noTitle,
      });
    }
    setWrong({});
    try {
      const added = await upload({ petId, file, title, type });
      toast.success(`“${added.title}” added`);
      clear();
      onDone();
    } catch (error) {
      if (error instanceof AbortedError) return setCancelled(true);
      refuse(problemsOf(error));
    }
  };
  const clear = () => {
    setFile(undefined);
    setTitle('');
    setWrong({});
    setCancelled(false);
  };
  return {
    file,
    title,
    wrong,
    percent,
    cancelled,
    type: (typed: string) => {
      setTitle(typed);
      setWrong((now) => ({ ...now, title: undefined }));
    },
    choose: (files: File[]) => void choose(files),
    send: (type: DocumentType) => void send(type),
    cancel,
    clear,
  };
}

/** A refusal by field: too big and wrong type are problems of the file. */
function problemsOf(error: unknown): Wrong {
  const message = messageOf(error, DOCUMENT_TEXTS.uploadFailed);
  if (!(error instanceof ApiError)) return { upload: message };
  if (error.code === 'TOO_LARGE') return { file: error.told ? message : DOCUMENT_TEXTS.tooBig };
  if (error.code === 'UNSUPPORTED_TYPE')
    return { file: error.told ? message : DOCUMENT_TEXTS.wrongType };
  return error.details.title ? { title: error.details.title } : { upload: message };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
