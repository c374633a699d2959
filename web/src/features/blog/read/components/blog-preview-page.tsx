import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { DataCache } from '@/lib/api/swr-config';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { Notice } from '@/ui/notice';
import { useBlogPreview } from '../../api/blogs';
import { articleOf, hasParagraphs } from '../../model/blog-article';
import { BlogArticle } from './blog-article';
import { BlogSkeleton } from './blog-skeleton';
import { BlogUnreadable } from './blog-unreadable';
import { NothingToPreview } from './nothing-to-preview';

/** A draft as members will read it. The panel shows this page in a frame, at an address that it has signed. */
export function BlogPreviewPage() {
  return (
    <DataCache>
      <Preview />
    </DataCache>
  );
}

function Preview() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const answer = useBlogPreview({
    id,
    expires: params.get('expires') ?? '',
    signature: params.get('signature') ?? '',
  });
  const { data, error, mutate } = answer;
  usePage(data ? `Preview: ${data.blog.title}` : 'Preview');
  useEffect(() => {
    // The panel sends this message after a save.
    const told = ({ origin, data: said }: MessageEvent<unknown>) => {
      if (origin === location.origin && isUpdate(said)) void mutate();
    };
    addEventListener('message', told);
    return () => removeEventListener('message', told);
  }, [mutate]);

  const hasRunOut = error instanceof ApiError && error.status < 500;
  return (
    <main className="mx-auto grid max-w-200 grid-cols-1 gap-4 px-4 py-5">
      <Notice>This is a preview. Members see the published version.</Notice>
      {/* The blog's own title comes with it. */}
      {!data && <h1 className="sr-only">Preview</h1>}
      {hasRunOut ? (
        <Card>
          <EmptyState title="This preview has expired.">
            The link works for half an hour. Open the preview again from the panel.
          </EmptyState>
        </Card>
      ) : (
        <AsyncView
          {...viewOf(answer)}
          errorTitle="The preview could not be loaded"
          skeleton={<BlogSkeleton />}
        >
          {({ blog }) => {
            const article = articleOf(blog);
            return (
              <>
                <h1 dir="auto" className="wrap-anywhere">
                  {blog.title}
                </h1>
                <Card as="article" className="grid grid-cols-1 gap-5 sm:px-8! sm:py-7!">
                  {article ? (
                    <>
                      <BlogArticle article={article} onRenew={mutate} />
                      {!hasParagraphs(article) && <NothingToPreview />}
                    </>
                  ) : (
                    <BlogUnreadable />
                  )}
                </Card>
              </>
            );
          }}
        </AsyncView>
      )}
    </main>
  );
}

const isUpdate = (said: unknown) =>
  typeof said === 'object' && said !== null && 'type' in said && said.type === 'strapiUpdate';
