/** A refusal with its HTTP status and the sentence for the caller (specification/security.md, Answer codes). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** One sentence per field, if certain fields are at fault. */
    readonly details?: Record<string, string>,
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** All refusals. Services throw them; the error middleware turns them into answers. */
export const refuse = {
  badInput: (message: string, details?: Record<string, string>) =>
    new Refusal(400, message, details),
  noSession: (message = 'Please sign in.') => new Refusal(401, message),
  notAllowed: (message = 'You may not do this.') => new Refusal(403, message),
  notFound: (message = 'This does not exist, or you may not see it.') => new Refusal(404, message),
  methodNotAllowed: () => new Refusal(405, 'This address does not take such a call.'),
  conflict: (message: string, details?: Record<string, string>) =>
    new Refusal(409, message, details),
  lengthRequired: () => new Refusal(411, 'The length of what is sent must be given.'),
  tooBig: (message = 'This is too big.') => new Refusal(413, message),
  wrongType: (message: string) => new Refusal(415, message),
  noSuchPart: () => new Refusal(416, 'The file has no such part.'),
  tooOften: (message: string, retryAfter: number) =>
    new Refusal(429, message, undefined, retryAfter),
  unavailable: (message = 'The portal is busy right now. Please try again in a moment.') =>
    new Refusal(503, message),
};
