import type { Context } from 'koa';
import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { controller } from '../../../http/controller';
import { refuse } from '../../../http/refuse';
import { linkedFile, type LinkQuery } from '../../../file/linked-file';
import { opensInPanel } from '../../../file/panel-links';
import { sendFile } from '../../../file/send-file';
import { isGoodLink } from '../../../file/signed-link';
import * as fileService from '../services/file';

export default controller(fileEndpoints, (strapi) => {
  const mayOpen = ({ key, query }: { key: string; query: LinkQuery }, ctx: Context) => {
    if (query.panel) return opensInPanel(strapi, ctx, query.panel);
    return query.reader
      ? fileService.mayRead(strapi, Number(query.reader), key)
      : fileService.isForAll(strapi, key);
  };
  const behind = async (key: string, query: LinkQuery, ctx: Context) => {
    if (!isGoodLink(key, query)) throw refuse.notFound();
    if (!(await mayOpen({ key, query }, ctx))) throw refuse.notFound();
    const known = await fileService.find(strapi, key);
    if (!known) throw refuse.notFound();
    return { key, ...known };
  };
  return {
    async read({ params: { key }, query, ctx }) {
      const file = await behind(key, query, ctx);
      await sendFile(ctx, {
        ...file,
        ...((query.reader || query.panel) && { kept: 'while allowed' }),
      });
    },
    async download({ member, query: { url }, ctx }) {
      const link = linkedFile(url, strapi.config.get<string>('server.url'));
      if (!link) throw refuse.notFound();
      const { key, query } = link;
      // A panel link is for panel users only, whatever they are in the portal.
      if (query.panel) throw refuse.notFound();
      if (query.reader && Number(query.reader) !== member.id) throw refuse.notFound();
      await sendFile(ctx, { ...(await behind(key, query, ctx)), kept: 'never', download: true });
    },
  };
});
