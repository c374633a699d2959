import { z } from 'zod';
import type { Permission, Role } from './access';
import { ERROR_CODES, type ErrorCode } from './error-code';

/**
 * Who may call an endpoint: anybody (`public`), every signed-in member (`member`), or whoever `can()` do what the
 * permission names, or either of two: the library is read by those who may read it and by those who manage it, and no
 * member has both permissions (part 2 §6).
 */
export type Access = 'public' | 'member' | Permission | `${Permission}|${Permission}`;

/** The permissions that allow the call; any one of them is enough. Empty for `public` and `member`. */
export const permissionsOf = (access: Access): Permission[] =>
  access === 'public' || access === 'member' ? [] : (access.split('|') as Permission[]);

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Marks an answer that is bytes, not JSON. The portal requests it with a plain link. */
export const FILE_ANSWER = 'file' as const;

/** One multipart file next to the body's fields: its field name and its maximum size in bytes. */
export interface Upload {
  field: string;
  maxBytes: number;
  /** The message for a file that is too big, if it is not the usual one. */
  tooBig?: string;
  /** Whether the call can be made without a file. */
  optional?: boolean;
}

/** The message for a file that exceeds the limit of an upload (part 1 §5.3, §5.7). */
export const tooBigFor = ({ maxBytes, tooBig }: Upload): string =>
  tooBig ?? `File is too large. Maximum size is ${Math.floor(maxBytes / 1024 / 1024)}MB`;

/** How much JSON an endpoint accepts by default, in bytes. */
const JSON_MAX = 1024 * 1024;

/** Who may call an endpoint. This is checked before the input is looked at. */
export interface AccessRule {
  access: Access;
  /** The only roles among them that may call it, and the message for the others. */
  onlyFor?: { roles: readonly Role[]; refusal: string } | undefined;
}

/**
 * Which members have to have confirmed a short while ago that it is them (step-up): all of them, or only those who
 * have a second factor, because the call carries the password of the others.
 */
export type StepUp = 'always' | 'with-second-factor';

/** What else a call asks of whoever may make it (decision 088). */
export interface ProofRule {
  stepUp?: StepUp | undefined;
  /** Whether staff may call it who have yet to set up the second factor that is required of them. */
  beforeSecondFactor?: boolean | undefined;
}

export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType | typeof FILE_ANSWER = z.ZodType | typeof FILE_ANSWER,
> {
  method: Method;
  /** Below `/api`, with `:name` for each key of `params`. */
  path: `/${string}`;
  access: Access;
  onlyFor?: AccessRule['onlyFor'];
  stepUp?: StepUp;
  beforeSecondFactor?: boolean;
  /** One line for the API's documentation. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  upload?: Upload;
  /** The most JSON it accepts, in bytes, if not the default of one megabyte. */
  maxJson?: number;
  /** The most values in its JSON. Set it if the parts of its schema can't all have their maximum size at once. */
  maxValues?: number;
  answer: Answer;
}

/** The most JSON an endpoint accepts, in bytes. */
export const jsonMaxOf = ({ maxJson }: Pick<Endpoint, 'maxJson'>): number => maxJson ?? JSON_MAX;

export type Endpoints = Record<string, Endpoint>;

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/**
 * Describes an endpoint once, as data. The cms makes its route, its parsing and its answer from it; the web its typed
 * call; the tests their matrix; the docs their page. Unknown keys in query and body are refused, and unknown keys in
 * an answer are never sent.
 */
export function endpoint<
  Answer extends z.ZodType | typeof FILE_ANSWER,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(
  spec: Pick<
    Endpoint,
    | 'method'
    | 'path'
    | 'access'
    | 'onlyFor'
    | 'stepUp'
    | 'beforeSecondFactor'
    | 'summary'
    | 'upload'
    | 'maxJson'
    | 'maxValues'
  > & {
    params?: Params;
    query?: Query;
    body?: Body;
    answer: Answer;
  },
): Endpoint<Params, Query, Body, Answer> {
  return {
    ...spec,
    params: spec.params ?? (nothing as unknown as Params),
    query: spec.query ?? (nothing as unknown as Query),
    body: spec.body ?? (nothing as unknown as Body),
  };
}

/** The fields of a schema. A schema without fields adds nothing to an intersection. */
type Fields<T> = string extends keyof T ? unknown : T;

/** What a caller passes: path, query and body fields in one flat object, and the file of an upload. */
export type Input<E extends Endpoint> = Fields<z.input<E['params']>> &
  Fields<z.input<E['query']>> &
  Fields<z.input<E['body']>> & { file?: Blob };

/** What a caller gets back. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : Blob;

/** The one shape of every refusal: a sentence for people, a code, and a sentence per field where fields are at fault. */
export const refusal = z.object({
  error: z.string(),
  code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  details: z.record(z.string(), z.string()).optional(),
  /** Of a failure of the server: the id under which its log tells why. */
  reference: z.string().optional(),
});
export type RefusalBody = z.output<typeof refusal>;
