import { blogEndpoints } from '@hearthside/contract/blog-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about blogs. */
export const blogApi = client(blogEndpoints);
