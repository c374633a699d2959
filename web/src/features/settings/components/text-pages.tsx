import { isEmptyRich } from '@hearthside/contract/rich-text';
import { PORTAL_PAGES, type PortalPage } from '@hearthside/contract/settings/endpoints';
import { FileText } from 'lucide-react';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { RichText } from '@/ui/rich-text/rich-text';
import { SkeletonText } from '@/ui/skeleton';
import { useDirectories, useReferals } from '../api/text-pages';

/** The directories, as an editor wrote them. */
export const DirectoriesPage = () => <TextPage page="directories" found={useDirectories()} />;
/** The referals, as an editor wrote them. */
export const ReferalsPage = () => <TextPage page="referals" found={useReferals()} />;

interface TextPageProps {
  page: PortalPage;
  found: ReturnType<typeof useDirectories>;
}

function TextPage({ page, found }: TextPageProps) {
  const { title, placeholder } = PORTAL_PAGES[page];
  usePage(title, found.data?.title || undefined);
  return (
    <Card className="sm:p-7!">
      <AsyncView
        {...viewOf(found)}
        errorTitle={`Failed to load the ${title.toLowerCase()}`}
        skeleton={<SkeletonText lines={8} label="Loading the page..." />}
        isEmpty={({ body }) => isEmptyRich(body)}
        empty={<EmptyState icon={<FileText size={32} aria-hidden />} title={placeholder} />}
      >
        {({ body }) => <RichText html={body} />}
      </AsyncView>
    </Card>
  );
}
