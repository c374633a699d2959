/**
 * Ends the start with a sentence that says what to do. The log gets that sentence alone, because a stack trace helps
 * nobody who runs a server.
 * @throws {Error} always
 */
export function refuseStart(sentence: string): never {
  const refusal = new Error(sentence);
  refusal.stack = '';
  throw refusal;
}
