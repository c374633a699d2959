import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys } from './keys';

/** A blog's draft, to look at. Nothing is asked without an id. */
export const useManagedBlog = (id: string | undefined) =>
  useSWR(
    id === undefined ? null : blogKeys.detail(id),
    async ([, , asked]) => (await blogApi.detail({ id: asked })).blog,
  );
