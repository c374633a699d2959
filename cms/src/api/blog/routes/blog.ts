import { blogEndpoints } from '@hearthside/contract/blog-endpoints';
import { routes } from '../../../access/routes';

export default routes(blogEndpoints, 'blog');
