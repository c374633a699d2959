import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys } from './keys';

/** A page of what a blog said before, the newest first. */
export const useBlogVersions = (id: string, page: number) =>
  useSWR(
    blogKeys.versions(id, page),
    ([, , asked, turned]) => blogApi.versions({ id: asked, page: turned }),
    { keepPreviousData: true },
  );
