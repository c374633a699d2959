import type { BlogVersion, ManagedBlog } from '@hearthside/contract/blog/shapes';
import { useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonText } from '@/ui/skeleton';
import { useBlogVersions } from '../../api/blogs';
import { VersionRow } from './version-row';

export interface VersionsListProps {
  /** The blog's current draft. */
  blog: ManagedBlog;
  /** The id of the version that is being restored. */
  busy: number | undefined;
  onRestore: (version: BlogVersion) => void;
}

/** The versions of a blog, the newest first. */
export function VersionsList({ blog, busy, onRestore }: VersionsListProps) {
  const [page, setPage] = useState(1);
  const list = usePagedList(page, (to) => setPage(to.page), useBlogVersions({ id: blog.id, page }));
  const [open, setOpen] = useState<number>();
  return (
    <PagedList
      list={list}
      name="versions"
      errorTitle="The versions could not be loaded"
      skeleton={<SkeletonText lines={6} label="Loading versions..." />}
      empty={<EmptyState title="There are no versions yet." />}
    >
      {({ versions }) => (
        <ul className="grid gap-2">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              now={blog}
              open={open === version.id}
              onToggle={() => setOpen(open === version.id ? undefined : version.id)}
              busy={busy === version.id}
              onRestore={() => busy === undefined && onRestore(version)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
