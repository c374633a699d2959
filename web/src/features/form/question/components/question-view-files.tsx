import type { FormFile, FormFileKind } from '@hearthside/contract/form/fields';
import type { ComponentType } from 'react';
import { QuestionFilm } from './question-view-film';
import { QuestionPaper } from './question-view-paper';
import { QuestionPicture } from './question-view-picture';

/** How each kind of file is shown. A new kind does not compile until it is here. */
const SHOWN: Record<FormFileKind, ComponentType<{ file: FormFile }>> = {
  image: QuestionPicture,
  document: QuestionPaper,
  video: QuestionFilm,
};

/** The pictures, documents and films of a question. */
export function QuestionFiles({ files }: { files: readonly FormFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {files.map((file) => {
        const Shown = SHOWN[file.kind];
        return (
          <li key={file.id} className="min-w-0">
            <Shown file={file} />
          </li>
        );
      })}
    </ul>
  );
}
