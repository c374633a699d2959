/**
 * What a refusal is about, for programs: people read the sentence beside it. Each code has the one status it is told
 * with. The list is closed; a client that meets a code it doesn't know goes by the status.
 */
export const ERROR_CODES = {
  /** What was sent can't be taken as it is; `details` says field by field why. */
  INVALID_INPUT: 400,
  /** The call has to carry the password of whoever makes it. */
  PASSWORD_NEEDED: 400,
  /** The password is not that of the account. */
  PASSWORD_WRONG: 400,
  /** The link of a mail was used before, has run out, or never was one. */
  LINK_INVALID: 400,
  /** Files that were uploaded before are not there any more; they have to be added again. */
  UPLOADS_LOST: 400,

  /** There is no session, or it has ended. */
  SIGNED_OUT: 401,

  /** Whoever asks may not do this. */
  NOT_ALLOWED: 403,
  /** They may once an admin has verified them. */
  NOT_VERIFIED: 403,
  /** The account's email address has to be confirmed before anybody signs in. */
  NOT_CONFIRMED: 403,
  /** The password was right, and the second step of signing in follows. */
  SECOND_STEP_NEEDED: 403,
  /** They have to confirm that it is them first, by their second factor or their password. */
  STEP_UP_NEEDED: 403,
  /** Their role requires a second factor, which they have yet to set up. */
  SECOND_FACTOR_REQUIRED: 403,

  /** It does not exist, or whoever asks may not see it. */
  NOT_FOUND: 404,
  /** The address takes no such call. */
  METHOD_NOT_ALLOWED: 405,
  /** The request did not come in time. */
  TIMED_OUT: 408,

  /** The call doesn't fit what there is, for a reason that only the sentence tells. */
  CONFLICT: 409,
  /** Somebody else has changed what the call was based on: read it again. */
  CHANGED_MEANWHILE: 409,
  /** It is in a state by now that the action doesn't fit: done already, over, sent, or in the trash. */
  WRONG_STATE: 409,
  /** The name belongs to something else. */
  NAME_TAKEN: 409,
  /** The email address belongs to another account. */
  EMAIL_TAKEN: 409,
  /** There is the like already; `details` may tell which. */
  ALREADY_EXISTS: 409,
  /** It is unusual, and saved if it is sent again as confirmed; `details` says field by field why. */
  CONFIRMATION_NEEDED: 409,
  /** The idempotency key was sent before, with something else. */
  KEY_REUSED: 409,
  /** Something still needs it, so it can't go. */
  IN_USE: 409,

  /** The request has to tell its length. */
  LENGTH_REQUIRED: 411,
  /** It is larger than may be sent. */
  TOO_LARGE: 413,
  /** It is of a type that isn't taken. */
  UNSUPPORTED_TYPE: 415,
  /** The file has no such part. */
  NO_SUCH_PART: 416,
  /** Too often; `Retry-After` tells when to try again. */
  TOO_MANY_REQUESTS: 429,

  /** Something went wrong on the server that nobody foresaw. */
  SERVER_ERROR: 500,
  /** The server can't work at the moment; the same call may go well later. */
  UNAVAILABLE: 503,
  /** There is no space left to save anything. Reading goes on. */
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The code of a refusal by its status alone, where nothing more special is known. */
const DEFAULTS: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  401: 'SIGNED_OUT',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMED_OUT',
  409: 'CONFLICT',
  411: 'LENGTH_REQUIRED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  416: 'NO_SUCH_PART',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
  507: 'STORAGE_FULL',
};

/** The code a refusal of this status has where nothing more special is said; any other status goes by its kind. */
export const defaultCode = (status: number): ErrorCode =>
  DEFAULTS[status] ?? (status >= 500 ? 'SERVER_ERROR' : 'INVALID_INPUT');

/** Whether a value is one of the codes. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
