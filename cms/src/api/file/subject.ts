import { listIndex } from '../../db/indexes';
import { sweepLostFiles } from '../../file/storage/lost-files';
import type { Subject } from '../../subject';
import * as fileService from './services/file';

export const file: Subject = {
  name: 'file',
  eraseMember: null,
  ownData: {
    tables: [{ title: 'Files you uploaded', table: 'portal_files', column: 'owner_id' }],
    except: {},
  },
  dependents: [],
  showsFile: null,
  sweeps: [fileService.sweep, sweepLostFiles],
  // For looking up a file of the media library by the name in its links.
  indexes: [listIndex('files', 'files_hash_idx', 'hash')],
};
