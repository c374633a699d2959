import { PAGE_SIZE } from '@hearthside/contract/list';
import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys } from './keys';

/** A page of the deleted blogs. */
export const useBlogTrash = (page: number) =>
  useSWR(blogKeys.trash(page), ([, , asked]) => blogApi.trash({ page: asked, limit: PAGE_SIZE }), {
    keepPreviousData: true,
  });
