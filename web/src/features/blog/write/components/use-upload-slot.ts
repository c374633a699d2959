import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { useEffect, useState } from 'react';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { useBlogUpload, type BlogFileType } from '../../api/blogs';
import { blogFileProblem } from '../../model/blog-files';
import type { ParagraphFile } from '../../model/blog-draft';

const FAILED = { coverImage: BLOG_TEXTS.coverFailed, paragraphFile: BLOG_TEXTS.paragraphFailed };

/** A slot for one file: it is checked, uploaded at once, and handed on (part 2 §4, §5). */
export function useUploadSlot(
  type: BlogFileType,
  onAdd: (file: ParagraphFile) => void,
  /** Must be stable. Called when an upload starts and ends. */
  onUploading: (is: boolean) => void,
) {
  const { trigger: upload, percent, cancel } = useBlogUpload();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const isUploading = percent !== undefined;
  useEffect(() => {
    if (!isUploading) return;
    onUploading(true);
    return () => onUploading(false);
  }, [isUploading, onUploading]);

  const choose = async (files: readonly File[]) => {
    const [file, ...more] = files;
    if (!file || isUploading) return;
    const refused = more.length > 0 ? 'Please choose one file.' : blogFileProblem(type, file);
    setProblem(refused ?? '');
    if (refused) return;
    setName(file.name);
    try {
      const { url, fileName } = await upload({ type, file });
      onAdd({ url, name: fileName });
    } catch (error) {
      if (!(error instanceof AbortedError)) setProblem(FAILED[type](messageOf(error)));
    }
  };
  return {
    percent,
    name,
    problem,
    cancel,
    choose: (files: readonly File[]) => void choose(files),
    dismiss: () => setProblem(''),
  };
}
