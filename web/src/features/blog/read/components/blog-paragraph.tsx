import { isPictureName, type BlogParagraph as Paragraph } from '@hearthside/contract/blog/fields';
import { isEmptyRich } from '@hearthside/contract/rich-text';
import { RichText } from '@/ui/rich-text/rich-text';
import { BlogFile } from './blog-file';
import { BlogPicture } from './blog-picture';

export interface BlogParagraphProps {
  paragraph: Paragraph;
  headingsFrom: 2 | 3;
  onRenew?: () => unknown;
}

/** One paragraph of an article with its file: a picture is shown, any other file can be downloaded. */
export function BlogParagraph({ paragraph, headingsFrom, onRenew }: BlogParagraphProps) {
  const { content, file, fileName } = paragraph;
  if (file === null && isEmptyRich(content)) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isEmptyRich(content) && <RichText html={content} headingsFrom={headingsFrom} />}
      {file !== null && <ParagraphFile file={file} name={fileName ?? 'File'} onRenew={onRenew} />}
    </div>
  );
}

function ParagraphFile(props: { file: string; name: string; onRenew?: () => unknown }) {
  const { file, name, onRenew } = props;
  // Decided by its name, or by its address if the name has no ending.
  if (isPictureName(name) || isPictureName(file))
    return <BlogPicture url={file} alt={titleOf(name)} onRenew={onRenew} />;
  return <BlogFile url={file} name={name} onRenew={onRenew} />;
}

/** A file's name without its ending. */
const titleOf = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[_-]+/g, ' ');
