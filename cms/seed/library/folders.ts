import { z } from 'zod';
import { readData } from '../read-data';
import { demoFolderSchema, type DemoFolder } from './demo-item';

/** The folders of the demo's library. Nobody has put anything into `Pets` yet. */
export const FOLDERS: readonly DemoFolder[] = readData(
  'library/folders',
  z.array(demoFolderSchema),
);
