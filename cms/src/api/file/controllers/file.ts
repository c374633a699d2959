import { fileEndpoints } from '@hearthside/contract/file';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';
import { fileStorage } from '../../../file/register-storage';
import { isGoodLink } from '../../../file/signed-link';
import { fileHeaders, rangeOf } from '../domain/file-headers';

export default controller(fileEndpoints, 'file', (files) => ({
  async read({ params: { key }, query, ctx }) {
    if (!isGoodLink(key, query.expires, query.signature)) throw refuse.notFound();
    const [known, size] = await Promise.all([files.find(key), fileStorage().size(key)]);
    if (!known || size === null) throw refuse.notFound();
    const range = rangeOf(ctx.get('range'), size);
    if (range === null) {
      ctx.set('Content-Range', `bytes */${size}`);
      throw refuse.noSuchPart();
    }
    ctx.set(fileHeaders(known));
    if (range === 'whole') {
      ctx.length = size;
      ctx.body = await fileStorage().read(key);
      return;
    }
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    ctx.length = range.end - range.start + 1;
    ctx.body = await fileStorage().read(key, range);
  },
}));
