import { FORM_LIMITS } from '@hearthside/contract/form';
import type { Cases, FileAction } from './form-action';
import { withQuestion } from './form-parts';

export const fileCases: Cases<FileAction> = {
  addFile: (form, { question, file }) =>
    withQuestion(form, question, (now) =>
      now.files.length >= FORM_LIMITS.files || now.files.some(({ id }) => id === file.id)
        ? now
        : { ...now, files: [...now.files, file] },
    ),

  removeFile: (form, { question, file }) =>
    withQuestion(form, question, (now) => {
      const files = now.files.filter(({ id }) => id !== file);
      return files.length === now.files.length ? now : { ...now, files };
    }),
};
