import type { StrapiApp } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import type { ContentManager } from '../read-only';
import { Button } from '../widgets/buttons';
import { hasPast } from './entry-layout';

/** Leads from the list of a type to its trash. */
function TrashLink() {
  const { slug = '' } = useParams();
  if (!hasPast(slug)) return null;
  return (
    <Button as={Link} to={`/trash/${slug}`}>
      Trash
    </Button>
  );
}

/** Adds the page of the trash, which is loaded when somebody opens it. */
export function addTrashPage({ router }: Pick<StrapiApp, 'router'>) {
  router.addRoute({
    path: 'trash/:type',
    lazy: async () => ({ Component: (await import('./trash-page')).TrashPage }),
  });
}

/** Leads to it from the lists of the content manager. */
export function linkTrash(contentManager: Pick<ContentManager, 'injectComponent'>) {
  contentManager.injectComponent('listView', 'actions', {
    name: 'trash-link',
    Component: TrashLink,
  });
}
