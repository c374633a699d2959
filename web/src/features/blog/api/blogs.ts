import { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import type { Pagination } from '@hearthside/contract/list';
import { useState } from 'react';
import useSWR from 'swr';
import { fileApi } from '@/lib/api/file-api';
import { resource } from '@/lib/api/resource';
import { randomKey } from '@/lib/random-key';

export const blogs = resource('blog', blogEndpoints);
// Not of the subject `blog`, so that nothing replaces a blog while somebody writes it.
const opened = resource('blog opened', blogEndpoints);

/** A page of blogs with its pagination as all other lists have it: blogs have their own (part 2 §7). */
const paged = <Page extends { pagination: Omit<Pagination, 'currentPage'> & { page: number } }>({
  pagination: { page, ...rest },
  ...answer
}: Page): Omit<Page, 'pagination'> & { pagination: Pagination } => ({
  ...answer,
  pagination: { ...rest, currentPage: page },
});

/** A page of published blogs; the page before stays while the next is on its way. */
export const useBlogs = (asked: Parameters<typeof blogs.list.key>[0]) =>
  useSWR([...blogs.list.key(asked), 'paged'], async () => paged(await blogs.list(asked)), {
    keepPreviousData: true,
  });

/** A page of all blogs, for admins; the page before stays while the next is on its way. */
export const useManagedBlogs = (asked: Parameters<typeof blogs.managed.key>[0]) =>
  useSWR([...blogs.managed.key(asked), 'paged'], async () => paged(await blogs.managed(asked)), {
    keepPreviousData: true,
  });

/** A published blog by its address, with others like it. */
export const useBlog = blogs.read.query();

/** A draft by an address that the panel signed, without a session. */
export const useBlogPreview = blogs.preview.query();

/** A blog's draft, to look at. */
export const useManagedBlog = blogs.detail.query();

/** A blog to be written, asked for anew at every opening: what was kept of it may be older than its draft. */
export function useOpenedBlog(id: string) {
  const [opening] = useState(() => randomKey());
  return useSWR(
    [...opened.detail.key({ id }), opening],
    async () => (await opened.detail({ id })).blog,
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}

/** What a blog said before, the newest first. */
export const useBlogVersions = blogs.versions.query();

export const useBlogTrash = blogs.trash.query();

/** One's own address of the feed. */
export const useFeedAddress = blogs.feedAddress.query();
/** Makes a new address of the feed. */
export const useNewFeedAddress = blogs.newFeedAddress.mutation({
  answers: () => blogs.feedAddress.key({}),
});

const stale = ['blog', 'history'];
// A refusal too says something new about the list: somebody else may have been quicker.
const listChange = { invalidates: stale, invalidatesOnError: stale };

/** Brings a blog out as its draft is, now or at an hour; a draft that is not of the revision is refused. */
export const usePublishBlog = blogs.publish.mutation(listChange);
/** Takes a blog back from its readers. */
export const useUnpublishBlog = blogs.unpublish.mutation(listChange);
/** Takes away the hour at which a blog comes out. */
export const useCancelSchedule = blogs.cancelSchedule.mutation(listChange);

/** Deletes a blog; for 30 days it can be brought back. */
export const useDeleteBlog = blogs.remove.mutation(listChange);
/** Brings a deleted blog back, as a draft. */
export const useRestoreBlog = blogs.restore.mutation({ invalidates: stale });

/** Makes a blog's draft say again what it said then. */
export const useRestoreVersion = blogs.restoreVersion.mutation({ invalidates: stale });
/** Saves a blog's draft on purpose. */
export const useSaveBlog = blogs.save.mutation({ invalidates: stale });

/** Uploads a cover or a paragraph's file. */
export const useBlogUpload = blogs.upload.upload();
export type BlogFileType = Parameters<typeof blogs.upload>[0]['type'];

/** The bytes of a blog's file by the link the blog has to it; the link itself is the right to read. */
export function readBlogFile(link: string): Promise<Blob> {
  const { pathname, searchParams } = new URL(link, location.origin);
  return fileApi.read({
    key: pathname.split('/').pop() ?? '',
    expires: '',
    signature: '',
    // Whatever a link says is signed, so all of it goes along.
    ...Object.fromEntries(searchParams),
  });
}
