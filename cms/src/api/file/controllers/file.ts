import { fileEndpoints } from '@hearthside/contract/file';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';
import { linkedFile, type LinkQuery } from '../../../file/linked-file';
import { sendFile } from '../../../file/send-file';
import { isGoodLink } from '../../../file/signed-link';

export default controller(fileEndpoints, 'file', (files, strapi) => {
  const behind = async (key: string, query: LinkQuery) => {
    if (!isGoodLink(key, query)) throw refuse.notFound();
    if (query.reader && !(await files.mayRead(Number(query.reader), key))) throw refuse.notFound();
    const known = await files.find(key);
    if (!known) throw refuse.notFound();
    return { key, ...known };
  };
  return {
    async read({ params: { key }, query, ctx }) {
      const file = await behind(key, query);
      await sendFile(ctx, { ...file, ...(query.reader && { kept: 'while allowed' }) });
    },
    async download({ member, query: { url }, ctx }) {
      const link = linkedFile(url, strapi.config.get<string>('server.url'));
      if (!link) throw refuse.notFound();
      const { key, query } = link;
      if (query.reader && Number(query.reader) !== member.id) throw refuse.notFound();
      await sendFile(ctx, { ...(await behind(key, query)), kept: 'never', download: true });
    },
  };
});
