import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXTS = /\.(?:js|css|svg)$/;
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 1000;

/**
 * Writes each text of a build once more as `.br`, compressed as well as brotli can. The server sends that to browsers
 * that take it, and spends nothing on compressing at each request.
 */
export const brotliFiles = (): Plugin => ({
  name: 'brotli-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const write = async (fileName: string, source: string | Uint8Array) => {
      const text = Buffer.from(source);
      if (!TEXTS.test(fileName) || text.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(path.join(dir, `${fileName}.br`), await compress(text, { params }));
    };
    await Promise.all(
      Object.values(bundle).map((file) =>
        write(file.fileName, file.type === 'chunk' ? file.code : file.source),
      ),
    );
  },
});
