import { z } from 'zod';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { text } from '../text';

export const fileEndpoints = {
  /** The signature in the link is the permission to read. The file's subject decides who gets a link. */
  read: endpoint({
    method: 'GET',
    path: '/files/:key',
    access: 'public',
    summary: 'A private file by its signed, short-lived link',
    params: z.strictObject({ key: z.string().regex(/^[\w-]{8,80}(\.[a-z0-9]{1,8})?$/) }),
    query: z.strictObject({
      expires: z.string().regex(/^\d{1,12}$/),
      /** The member a link was made for. It works only while they may see what the file belongs to. */
      reader: z
        .string()
        .regex(/^\d{1,10}$/)
        .optional(),
      /** The panel's user a link was made for. It works only in the browser where they are signed in. */
      panel: z
        .string()
        .regex(/^\d{1,10}$/)
        .optional(),
      signature: z.string().regex(/^[\w-]{20,100}$/),
    }),
    answer: FILE_ANSWER,
  }),
  /** Only links of the portal itself are followed. A foreign address is never fetched. */
  download: endpoint({
    method: 'GET',
    path: '/download',
    access: 'member',
    summary: 'A private file as a download, by the signed link that shows it',
    query: z.strictObject({ url: text(1000) }),
    answer: FILE_ANSWER,
  }),
};
