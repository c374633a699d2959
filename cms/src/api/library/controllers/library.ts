import { libraryEndpoints } from '@hearthside/contract/library-endpoints';
import { controller } from '../../../access/controller';
import { sendFile } from '../../../file/send-file';

export default controller(libraryEndpoints, 'library', (library) => ({
  all: ({ member, query }) => library.all(member, query),
  folders: ({ member, query }) => library.folders(member, query.section),
  item: ({ member, params }) => library.item(member, params.id),
  async file({ member, params, query, ctx }) {
    await sendFile(ctx, await library.file(member, params.id, query.download === 'true'));
  },

  list: ({ member, query }) => library.list(member, query),
  allFolders: () => library.allFolders(),
  addFolder: ({ body }) => library.addFolder(body),
  renameFolder: ({ params, body }) => library.renameFolder(params.id, body.name),
  folder: ({ params }) => library.removeFolder(params.id),

  addVideo: ({ member, body, optionalFile }) => library.add(member, 'video', body, optionalFile),
  addImage: ({ member, body, optionalFile }) => library.add(member, 'image', body, optionalFile),
  addDocument: ({ member, body, optionalFile }) =>
    library.add(member, 'document', body, optionalFile),
  changeVideo: ({ member, params, body, optionalFile }) =>
    library.change(member, 'video', params.id, body, optionalFile),
  changeImage: ({ member, params, body, optionalFile }) =>
    library.change(member, 'image', params.id, body, optionalFile),
  changeDocument: ({ member, params, body, optionalFile }) =>
    library.change(member, 'document', params.id, body, optionalFile),
  setPoster: ({ member, params, body, file }) =>
    library.setPoster(member, params.id, file, body.duration),

  removeVideo: ({ params }) => library.remove('video', params.id),
  removeImage: ({ params }) => library.remove('image', params.id),
  removeDocument: ({ params }) => library.remove('document', params.id),
  trash: ({ query }) => library.trash(query),
  restore: ({ member, params }) => library.restore(member, params.id),
}));
