import { adminApi, type StrapiApp } from '@strapi/strapi/admin';

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;
type Store = Parameters<Middleware>[0];

let store: Store | undefined;

/** Makes the panel's store known to the parts of the panel that change entries by routes of their own. */
export const knowStore = (): Middleware => (known) => {
  store = known;
  return (next) => (action) => next(action);
};

/** Makes the panel read an entry and the list of its type again, because something else than a form has changed them. */
export function reloadEntry(model: string, documentId: string) {
  const tags = [`${model}_${documentId}`, `${model}_LIST`].map((id) => ({
    type: 'Document' as never,
    id,
  }));
  store?.dispatch(adminApi.util.invalidateTags(tags));
}
