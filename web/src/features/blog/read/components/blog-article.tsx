import { readVideoLink } from '@hearthside/contract/video-link';
import { VideoFrame } from '@/ui/media/video-frame';
import type { Article } from '../../model/blog-article';
import { videoTitle } from '../../model/blog-words';
import { BlogByline } from './blog-byline';
import { BlogParagraph } from './blog-paragraph';
import { BlogPicture } from './blog-picture';

export interface BlogArticleProps {
  article: Article;
  /** The level of the heading above it is one less. */
  headingsFrom?: 2 | 3;
  /** Requests new links to its files, because the old ones have expired. */
  onRenew?: () => unknown;
}

/** A blog's content, from its subtitle to its videos. Its title is above. */
export function BlogArticle({ article, headingsFrom = 2, onRenew }: BlogArticleProps) {
  const { coverImage, coverAlt, content } = article;
  return (
    <div className="grid grid-cols-1 gap-5">
      {content.subtitle && (
        <p dir="auto" className="max-w-[60ch] text-l text-ink-soft wrap-anywhere">
          {content.subtitle}
        </p>
      )}
      <BlogByline article={article} />
      {coverImage && <BlogPicture url={coverImage} alt={coverAlt} onRenew={onRenew} />}
      {content.paragraphs.map((paragraph, at) => (
        <BlogParagraph
          key={at}
          paragraph={paragraph}
          headingsFrom={headingsFrom}
          onRenew={onRenew}
        />
      ))}
      <Videos article={article} />
    </div>
  );
}

/** The blog's films. Addresses that are not recognized are left out. */
function Videos({ article: { title, content } }: { article: Article }) {
  const links = content.videoUrls.flatMap((url) => readVideoLink(url) ?? []);
  return links.map(({ playerPath, watchUrl }, at) => (
    <VideoFrame
      key={`${at} ${playerPath}`}
      playerPath={playerPath}
      watchUrl={watchUrl}
      title={videoTitle(title, at, links.length)}
    />
  ));
}
