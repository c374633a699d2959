import { isPictureName } from '@hearthside/contract/blog/fields';
import { useSettings } from '@/features/settings';
import { formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { RichText } from '@/ui/rich-text/rich-text';
import type { Article } from '../../model/blog-article';
import { BlogByline } from './blog-byline';

export interface PrintBlogProps {
  article: Article;
  /** Called when the print dialog has closed: unmount it then. */
  onDone: () => void;
}

const picture = 'max-h-[10cm] max-w-full break-inside-avoid';

/** A blog for printing: its text and pictures, and the names of what can't be printed. */
export function PrintBlog({ article, onDone }: PrintBlogProps) {
  const { organisationName } = useSettings();
  const { title, coverImage, coverAlt, content } = article;
  return (
    <PrintSheet date={formatToday()} organization={organisationName} title={title} onDone={onDone}>
      <div className="grid grid-cols-1 gap-4">
        {content.subtitle && <p className="text-l">{content.subtitle}</p>}
        <BlogByline article={article} />
        {coverImage && <img src={coverImage} alt={coverAlt} className={picture} />}
        {content.paragraphs.map((paragraph, at) => (
          <div key={at} className="grid grid-cols-1 gap-3">
            <RichText html={paragraph.content} className="max-w-none!" />
            <PrintedFile url={paragraph.file} name={paragraph.fileName ?? ''} />
          </div>
        ))}
        {content.videoUrls.length > 0 && (
          <div>
            <h2 className="text-l">Videos</h2>
            <ul className="list-disc pl-6 wrap-anywhere">
              {content.videoUrls.map((url, at) => (
                <li key={at}>{url}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PrintSheet>
  );
}

function PrintedFile({ url, name }: { url: string | null; name: string }) {
  if (url === null) return null;
  if (isPictureName(name) || isPictureName(url))
    return <img src={url} alt={name} className={picture} />;
  return <p className="text-s">File in the portal: {name}</p>;
}
