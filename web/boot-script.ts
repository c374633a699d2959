import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const source = new URL('./boot/boot.js', import.meta.url).pathname;

/**
 * Puts boot/boot.js before everything else of a built page: a classic script with its hash in its name, so that
 * it is kept on devices like the portal's other files and is allowed by the policy, which knows no inline script.
 */
export function bootScript(): Plugin {
  const code = minifySync(source, readFileSync(source, 'utf8'), {
    compress: { target: 'es2015' },
  }).code;
  const hash = createHash('sha256').update(code).digest('base64url').replace(/\W/g, '').slice(0, 8);
  const fileName = `assets/boot-${hash}.js`;
  return {
    name: 'boot-script',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}
