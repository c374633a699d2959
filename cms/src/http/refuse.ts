import { defaultCode, ERROR_CODES, type ErrorCode } from '@hearthside/contract/error-code';

/** What a refusal may carry besides its status and its sentence. */
interface Said {
  /** The reason, for programs. Without one, the status says enough. */
  code?: ErrorCode | undefined;
  /** A sentence per field, if fields are at fault. */
  details?: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number | undefined;
}

/** A refusal with its HTTP status and the sentence for its caller (specification/security.md, Answer codes). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    message: string,
    { code = defaultCode(status), details, retryAfter }: Said = {},
  ) {
    super(message);
    this.code = code;
    if (details) this.details = details;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

type Details = Record<string, string>;

/** A refusal with a code that says more than its status does. */
const coded = (code: ErrorCode) => (message: string, details?: Details) =>
  new Refusal(ERROR_CODES[code], message, { code, details });

/**
 * Builds refusals. Services throw them; the error middleware turns them into answers. What each code means is in
 * the contract's error-code.ts.
 */
export const refuse = {
  badInput: (message: string, details?: Details) => new Refusal(400, message, { details }),
  passwordNeeded: coded('PASSWORD_NEEDED'),
  passwordWrong: coded('PASSWORD_WRONG'),
  linkInvalid: coded('LINK_INVALID'),
  uploadsLost: coded('UPLOADS_LOST'),
  noSession: (message = 'Please sign in.') => new Refusal(401, message),
  notAllowed: (message = 'You don’t have permission to do this.') => new Refusal(403, message),
  notVerified: coded('NOT_VERIFIED'),
  notConfirmed: coded('NOT_CONFIRMED'),
  secondStepNeeded: coded('SECOND_STEP_NEEDED'),
  stepUpNeeded: coded('STEP_UP_NEEDED'),
  secondFactorRequired: coded('SECOND_FACTOR_REQUIRED'),
  notFound: (message = 'This doesn’t exist, or you don’t have access to it.') =>
    new Refusal(404, message),
  methodNotAllowed: () => new Refusal(405, 'This address does not take such a call.'),
  conflict: (message: string, details?: Details) => new Refusal(409, message, { details }),
  changedMeanwhile: coded('CHANGED_MEANWHILE'),
  wrongState: coded('WRONG_STATE'),
  nameTaken: coded('NAME_TAKEN'),
  emailTaken: coded('EMAIL_TAKEN'),
  alreadyExists: coded('ALREADY_EXISTS'),
  confirmationNeeded: coded('CONFIRMATION_NEEDED'),
  keyReused: coded('KEY_REUSED'),
  inUse: coded('IN_USE'),
  lengthRequired: () => new Refusal(411, 'The length of what is sent must be given.'),
  tooBig: (message = 'This is too large.') => new Refusal(413, message),
  wrongType: (message: string) => new Refusal(415, message),
  noSuchPart: () => new Refusal(416, 'The file has no such part.'),
  storageFull: coded('STORAGE_FULL'),
  tooOften: (message: string, retryAfter: number) => new Refusal(429, message, { retryAfter }),
  unavailable: (message = 'The portal is busy right now. Please try again in a moment.') =>
    new Refusal(503, message),
};
