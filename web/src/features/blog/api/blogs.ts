import { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import type { Pagination } from '@hearthside/contract/list';
import { useState } from 'react';
import useSWR from 'swr';
import { fileApi } from '@/lib/api/file-api';
import { resource } from '@/lib/api/resource';
import { randomKey } from '@/lib/random-key';

export const blogs = resource('blog', blogEndpoints);
// Not part of the subject `blog`, so that no refresh replaces a blog while somebody is writing it.
const opened = resource('blog opened', blogEndpoints);

/**
 * A page of blogs with its pagination in the shape that all other lists have: the API has a different one for blogs
 * (part 2 §7).
 */
const paged = <Page extends { pagination: Omit<Pagination, 'currentPage'> & { page: number } }>({
  pagination: { page, ...rest },
  ...answer
}: Page): Omit<Page, 'pagination'> & { pagination: Pagination } => ({
  ...answer,
  pagination: { ...rest, currentPage: page },
});

/** A page of published blogs. The previous page stays while the next one is loading. */
export const useBlogs = (asked: Parameters<typeof blogs.list.key>[0]) =>
  useSWR([...blogs.list.key(asked), 'paged'], async () => paged(await blogs.list(asked)), {
    keepPreviousData: true,
  });

/** A page of all blogs, for admins. The previous page stays while the next one is loading. */
export const useManagedBlogs = (asked: Parameters<typeof blogs.managed.key>[0]) =>
  useSWR([...blogs.managed.key(asked), 'paged'], async () => paged(await blogs.managed(asked)), {
    keepPreviousData: true,
  });

/** A published blog by its address, with related blogs. */
export const useBlog = blogs.read.query();

/** A draft at an address signed by the panel, without a session. */
export const useBlogPreview = blogs.preview.query();

/** A blog's draft, to look at. */
export const useManagedBlog = blogs.detail.query();

/** A blog to write. Requested again each time it is opened, because a cached answer may be older than its draft. */
export function useOpenedBlog(id: string) {
  const [opening] = useState(() => randomKey());
  return useSWR(
    [...opened.detail.key({ id }), opening],
    async () => (await opened.detail({ id })).blog,
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}

/** The versions of a blog, newest first. */
export const useBlogVersions = blogs.versions.query();

export const useBlogTrash = blogs.trash.query();

/** The member's own feed address. */
export const useFeedAddress = blogs.feedAddress.query();
/** Creates a new feed address. */
export const useNewFeedAddress = blogs.newFeedAddress.mutation({
  answers: () => blogs.feedAddress.key({}),
});

const stale = ['blog', 'history'];
// A refusal can bring something new for the list too: somebody else may have been faster.
const listChange = { invalidates: stale, invalidatesOnError: stale };

/** Publishes a blog's draft, now or at its publish time. A draft with another revision is refused. */
export const usePublishBlog = blogs.publish.mutation(listChange);
/** Unpublishes a blog. */
export const useUnpublishBlog = blogs.unpublish.mutation(listChange);
/** Cancels a blog's publish time. */
export const useCancelSchedule = blogs.cancelSchedule.mutation(listChange);

/** Deletes a blog. It can be restored for 30 days. */
export const useDeleteBlog = blogs.remove.mutation(listChange);
/** Restores a deleted blog, as a draft. */
export const useRestoreBlog = blogs.restore.mutation({ invalidates: stale });

/** Restores a version of a blog as its draft. */
export const useRestoreVersion = blogs.restoreVersion.mutation({ invalidates: stale });
/** Saves a blog's draft on request. */
export const useSaveBlog = blogs.save.mutation({ invalidates: stale });

/** Uploads a cover or a paragraph's file. */
export const useBlogUpload = blogs.upload.upload();
export type BlogFileType = Parameters<typeof blogs.upload>[0]['type'];

/** The bytes of a blog's file, by the link in the blog. The link itself is the permission to read. */
export function readBlogFile(link: string): Promise<Blob> {
  const { pathname, searchParams } = new URL(link, location.origin);
  return fileApi.read({
    key: pathname.split('/').pop() ?? '',
    expires: '',
    signature: '',
    // Every parameter of the link is signed, so all of them are passed on.
    ...Object.fromEntries(searchParams),
  });
}
