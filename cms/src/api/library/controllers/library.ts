import { libraryEndpoints } from '@hearthside/contract/library/endpoints';
import { controller } from '../../../http/controller';
import { sendFile } from '../../../file/send-file';
import * as libraryService from '../services/library';

export default controller(libraryEndpoints, (strapi) => ({
  all: ({ member, query }) => libraryService.all(strapi, member, query),
  folders: ({ member, query }) => libraryService.folders(strapi, member, query.section),
  item: ({ member, params }) => libraryService.item(strapi, member, params.id),
  async file({ member, params, query, ctx }) {
    await sendFile(
      ctx,
      await libraryService.file(strapi, member, params.id, query.download === 'true'),
    );
  },

  list: ({ member, query }) => libraryService.list(strapi, member, query),
  allFolders: () => libraryService.allFolders(strapi),
  addFolder: ({ body }) => libraryService.addFolder(strapi, body),
  renameFolder: ({ params, body }) => libraryService.renameFolder(strapi, params.id, body.name),
  folder: ({ params }) => libraryService.removeFolder(strapi, params.id),

  addVideo: ({ member, body, optionalFile }) =>
    libraryService.add(strapi, member, 'video', body, optionalFile),
  addImage: ({ member, body, optionalFile }) =>
    libraryService.add(strapi, member, 'image', body, optionalFile),
  addDocument: ({ member, body, optionalFile }) =>
    libraryService.add(strapi, member, 'document', body, optionalFile),
  changeVideo: ({ member, params, body, optionalFile }) =>
    libraryService.change(strapi, member, 'video', params.id, body, optionalFile),
  changeImage: ({ member, params, body, optionalFile }) =>
    libraryService.change(strapi, member, 'image', params.id, body, optionalFile),
  changeDocument: ({ member, params, body, optionalFile }) =>
    libraryService.change(strapi, member, 'document', params.id, body, optionalFile),
  setPoster: ({ member, params, body, file }) =>
    libraryService.setPoster(strapi, member, params.id, file, body.duration),

  removeVideo: ({ params }) => libraryService.remove(strapi, 'video', params.id),
  removeImage: ({ params }) => libraryService.remove(strapi, 'image', params.id),
  removeDocument: ({ params }) => libraryService.remove(strapi, 'document', params.id),
  trash: ({ query }) => libraryService.trash(strapi, query),
  restore: ({ member, params }) => libraryService.restore(strapi, member, params.id),
}));
