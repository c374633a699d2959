import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys, type ManagedAsked } from './keys';
import { pagedBlogs } from './paged-blogs';

/** A page of all blogs, for admins; the page before stays while the next is on its way. */
export const useManagedBlogs = (asked: ManagedAsked) =>
  useSWR(blogKeys.managed(asked), async ([, , query]) => pagedBlogs(await blogApi.managed(query)), {
    keepPreviousData: true,
  });
