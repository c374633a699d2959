import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys } from './keys';

/** A published blog by its address, with others like it. */
export const useBlog = (slug: string) =>
  useSWR(blogKeys.read(slug), ([, , asked]) => blogApi.read({ slug: asked }));
