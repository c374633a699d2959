import { panelDirectives } from '../src/auth/panel-policy';
import type { Env } from '../src/env';
import { temporaryFolder } from '../src/file/temporary-folder';

const MB = 1024 * 1024;

/**
 * The road of a request. The gate stands before the body parser: what may not come in is
 * refused before a byte of its body is kept.
 */
export default ({ env }: { env: Env }) => {
  const publicUrl = env('PUBLIC_URL', `http://localhost:${env.int('PORT', 1337)}`);
  return [
    'global::request-log',
    'strapi::errors',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: { useDefaults: false, directives: panelDirectives },
        hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
      },
    },
    // Portal, API and panel are one origin: nobody else is let in, and Strapi insists on its middleware.
    { name: 'strapi::cors', config: { origin: () => '' } },
    'global::headers',
    'strapi::compression',
    'global::errors',
    'global::metrics',
    'global::player',
    'global::widget',
    'global::app-manifest',
    'global::portal',
    'global::gate',
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        // JSON has been read by then (http/read-json), and nothing else but files is taken.
        jsonLimit: '1kb',
        formLimit: '1kb',
        textLimit: '1kb',
        formidable: {
          maxFileSize: 110 * MB,
          // Of the fields beside a file.
          maxFields: 50,
          maxFieldsSize: MB,
          // Only these are asked for; a file under any other name would lie on disk with nobody to remove it.
          filter: ({ name }: { name: string | null }) => name === 'file' || name === 'files',
          uploadDir: temporaryFolder(),
        },
      },
    },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
