import { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import { routes } from '../../../http/routes';

export default routes(blogEndpoints, 'blog');
