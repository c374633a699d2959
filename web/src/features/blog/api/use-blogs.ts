import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys, type BlogsAsked } from './keys';
import { pagedBlogs } from './paged-blogs';

/** A page of published blogs; the page before stays while the next is on its way. */
export const useBlogs = (asked: BlogsAsked) =>
  useSWR(blogKeys.list(asked), async ([, , query]) => pagedBlogs(await blogApi.list(query)), {
    keepPreviousData: true,
  });
