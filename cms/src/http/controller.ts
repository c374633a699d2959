import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import {
  FILE_ANSWER,
  tooBigFor,
  type Endpoint,
  type Endpoints,
} from '@hearthside/contract/endpoint';
import { authorizeAgain } from '../auth/authorize';
import type { Member } from '../auth/member-cache';
import { refuse } from './refuse';

/** A file as the body parser left it: on disk, removed when the request ends. */
export interface UploadedFile {
  path: string;
  size: number;
  /** The sender's name for it: a title, never a path, and no evidence of the file's type. */
  title: string;
}

/** What a handler is given: checked input and the caller. */
export interface Call<E extends Endpoint> {
  /** The signed-in member; reading it in a public endpoint is a mistake and throws. */
  member: Member;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** The upload, where the endpoint takes one. */
  file: UploadedFile;
  /** The upload of an endpoint for which it is optional, if there is one. */
  optionalFile: UploadedFile | undefined;
  /** For what only HTTP has: cookies, addresses, streams. */
  ctx: Context;
}

type Answered<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : void;

export type Handlers<T extends Endpoints> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Answered<T[K]>> | Answered<T[K]>;
};

interface RawFile {
  filepath?: string;
  path?: string;
  size: number;
  originalFilename?: string | null;
  name?: string | null;
}

function uploadOf(endpoint: Endpoint, ctx: Context): UploadedFile | undefined {
  if (!endpoint.upload) return undefined;
  const files = (ctx.request as { files?: Record<string, RawFile | RawFile[]> }).files ?? {};
  const given = files[endpoint.upload.field];
  if (Array.isArray(given)) throw refuse.badInput('Please select only one file at a time');
  if (!given && endpoint.upload.optional) return undefined;
  if (!given) throw refuse.badInput('Please select a file to upload');
  if (given.size > endpoint.upload.maxBytes) {
    throw refuse.tooBig(tooBigFor(endpoint.upload));
  }
  const title = (given.originalFilename ?? given.name ?? 'file').normalize('NFC');
  return { path: given.filepath ?? given.path ?? '', size: given.size, title };
}

/** Checks an answer against its schema. One that does not fit is our fault, not bad input. */
function shape(schema: z.ZodType, answer: unknown) {
  const shaped = schema.safeParse(answer);
  if (shaped.success) return shaped.data;
  throw new Error(`The answer does not fit the contract: ${z.prettifyError(shaped.error)}`);
}

/**
 * A Strapi controller built from the contract's endpoints: it parses the input, calls the handler, and sends only
 * what the answer's schema lists. A handler calls one function of its own subject; anything more belongs in that
 * function.
 */
export function controller<T extends Endpoints>(
  endpoints: T,
  handlersOf: (strapi: Core.Strapi) => Handlers<T>,
) {
  return ({ strapi }: { strapi: Core.Strapi }) => {
    const handlers = handlersOf(strapi);
    const action = (name: keyof T & string) => async (ctx: Context) => {
      const endpoint = endpoints[name] as T[typeof name];
      if (ctx.is('multipart')) await authorizeAgain(strapi, ctx, endpoint);
      const upload = uploadOf(endpoint, ctx);
      const call = {
        get member() {
          if (!ctx.state.member) throw new Error(`${name} asks for a member but is public`);
          return ctx.state.member as Member;
        },
        params: endpoint.params.parse(namedParams(endpoint, ctx.params)),
        query: endpoint.query.parse(ctx.query),
        body: endpoint.body.parse((ctx.request as { body?: unknown }).body ?? {}),
        file: upload as UploadedFile,
        optionalFile: upload,
        ctx,
      } as Call<T[typeof name]>;
      const answer = await handlers[name](call);
      if (endpoint.answer === FILE_ANSWER) return;
      // As text, because a body that is an object is serialized again for everyone who asks for its length.
      ctx.type = 'json';
      ctx.body = JSON.stringify(shape(endpoint.answer as z.ZodType, answer));
    };
    return Object.fromEntries(Object.keys(endpoints).map((name) => [name, action(name)]));
  };
}

/** Koa's params of a GET contain keys of other routes too, so only the endpoint's own are used. */
function namedParams(endpoint: Endpoint, given: Record<string, string>) {
  return Object.fromEntries(Object.keys(endpoint.params.shape).map((key) => [key, given[key]]));
}
