import { ZodError } from 'zod';
import type { RefusalBody } from '@hearthside/contract/endpoint';
import { defaultCode, type ErrorCode } from '@hearthside/contract/error-code';
import { Refusal } from './refuse';
import { shortDetails } from './short-details';

export interface ErrorAnswer {
  status: number;
  body: RefusalBody;
  retryAfter?: number;
  /** Whether it was unexpected. It is then logged with the place where it happened. */
  isUnexpected?: boolean;
}

/** Codes with which drivers and disks say "not now" (SQLite, PostgreSQL, knex, file system, storage). */
const AWAY =
  /^(COMMIT_REFUSED|STORAGE_UNAVAILABLE|SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|ENOTFOUND|ENOSPC|EDQUOT|EMFILE|ENOMEM|EROFS|57014|57P0[123]|55P03|53\d{3}|08\w{3}|40001|40P01)/;
/** Codes for a row that refers to a missing row, or that is still referred to. */
const UNRELATED = /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;
/** Codes of a violated unique constraint. */
const TAKEN = /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/;
/** The multipart parser's code for an upload whose sender disconnected. It reports that as a server error. */
const BROKEN_OFF = 1002;

interface CodedError {
  name?: string;
  message?: string;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
  /** The multipart parser's name for the status. */
  httpCode?: unknown;
  type?: unknown;
}

export const NO_SUCH_FIELD = 'There is no such field.';
export const REQUIRED = 'This field is required';
export const WRONG_KIND = 'This value isn’t valid here.';

/** Zod's default message for a value that is missing or of the wrong type, where a schema has no message of its own. */
const BY_ITSELF = /^Invalid input: expected .*, received (\w+)$/;

/** A schema's own sentence, or ours in place of zod's default. */
function sentenceOf(message: string): string {
  const received = BY_ITSELF.exec(message)?.[1];
  if (received === undefined) return message;
  return received === 'undefined' ? REQUIRED : WRONG_KIND;
}

/** Each wrong field and why. For unknown keys, zod repeats one sentence with all of them for each key. */
function* fieldSentences(error: ZodError): Generator<[string, string]> {
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') yield [issue.path.join('.'), sentenceOf(issue.message)];
    else for (const key of issue.keys) yield [[...issue.path, key].join('.'), NO_SUCH_FIELD];
  }
}

/** Whether the error is a database's report that a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return TAKEN.test(String((error as CodedError | undefined)?.code ?? ''));
}

/** The answer to an error we did not raise ourselves; without a code, its status says enough. */
interface Told {
  status: number;
  error: string;
  code?: ErrorCode;
  details?: Record<string, string>;
}

const AWAY_MESSAGE =
  /Timeout acquiring a connection|Connection (terminated|ended)|connection error and is not queryable/;

/** What the caller is told about a known kind of error; undefined for an unexpected one. */
function told(error: unknown): Told | undefined {
  if (error instanceof ZodError) {
    const details = shortDetails(fieldSentences(error));
    return { status: 400, error: 'Please check the marked fields.', details };
  }
  const { name, message = '', code, type, ...given } = (error ?? {}) as CodedError;
  if (isUniqueViolation(error))
    return { status: 409, error: 'This already exists.', code: 'ALREADY_EXISTS' };
  if (UNRELATED.test(String(code ?? ''))) {
    const said = 'Someone else just changed this. Please reload and check.';
    return { status: 409, error: said, code: 'CHANGED_MEANWHILE' };
  }
  if (AWAY.test(String(code ?? '')) || AWAY_MESSAGE.test(message))
    return { status: 503, error: 'The portal is busy right now. Please try again in a moment.' };
  const said = Number(given.status ?? given.statusCode ?? given.httpCode);
  const status = code === BROKEN_OFF ? 400 : said;
  if (status === 413 || type === 'entity.too.large')
    return { status: 413, error: 'This is too large.' };
  if (name === 'UnauthorizedError' || status === 401)
    return { status: 401, error: 'Please sign in.' };
  if (name === 'ForbiddenError' || status === 403)
    return { status: 403, error: 'You don’t have permission to do this.' };
  // Unreadable JSON, a broken multipart body, a bad escape in the address.
  if (status >= 400 && status < 500) return { status, error: 'This request could not be read.' };
  return undefined;
}

/**
 * The one shape of every error answer (specification/errors.md): what the caller is told about each kind of error. A
 * server failure also gives the id of its request, under which the log says why.
 */
export function answerFor(error: unknown, reference?: string): ErrorAnswer {
  const answer = answerWithoutReference(error);
  if ([500, 503].includes(answer.status) && reference) answer.body.reference = reference;
  return answer;
}

function answerWithoutReference(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) {
    const { status, message, code, retryAfter } = error;
    const details = error.details && shortDetails(Object.entries(error.details));
    return { status, body: { error: message, code, ...(details && { details }) }, retryAfter };
  }
  const known = told(error);
  if (known) {
    const { status, error: sentence, code = defaultCode(status), details } = known;
    return { status, body: { error: sentence, code, ...(details && { details }) } };
  }
  const sentence = 'Something went wrong on our side. Please try again.';
  return { status: 500, body: { error: sentence, code: defaultCode(500) }, isUnexpected: true };
}
