import { fileEndpoints } from '@hearthside/contract/file';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';
import { sendFile } from '../../../file/send-file';
import { isGoodLink } from '../../../file/signed-link';

export default controller(fileEndpoints, 'file', (files) => ({
  async read({ params: { key }, query, ctx }) {
    if (!isGoodLink(key, query)) throw refuse.notFound();
    if (query.reader && !(await files.mayRead(Number(query.reader), key))) throw refuse.notFound();
    const known = await files.find(key);
    if (!known) throw refuse.notFound();
    await sendFile(ctx, { key, ...known, ...(query.reader && { kept: 'while allowed' }) });
  },
}));
