import { listIndex } from '../../db/indexes';
import { sweepLostFiles } from '../../file/storage/lost-files';
import type { Subject } from '../../subject';
import * as fileService from './services/file';

export const file: Subject = {
  name: 'file',
  eraseMember: null,
  dependents: [],
  showsFile: null,
  sweeps: [fileService.sweep, sweepLostFiles],
  // A file of the media library by its name, which is in every link to it.
  indexes: [listIndex('files', 'files_hash_idx', 'hash')],
};
