import { addressKey } from '../../../auth/address-key';
import { countAttempt, clearAttempts, returnAttempt } from '../../../auth/attempts';

/** A try at a password: for which account, from where, and on which known device, if any. */
export interface Guess {
  email: string;
  address: string;
  device: string | null;
}

const there = ({ email, address }: Guess) => `${email} ${addressKey(address)}`;

/**
 * Counts a try at a password and refuses it if there were too many. Account and address are counted together, so that
 * a stranger's wrong passwords lock nobody else out. A wider limit of the account alone slows down guessing from many
 * addresses. A device on which the member has signed in before has a limit of its own and is exempt from both.
 */
export async function countGuess(guess: Guess) {
  if (guess.device) return countAttempt('sign_in_by_device', guess.device);
  await countAttempt('sign_in_by_address', guess.address);
  // Counted before the account's limit: someone who guesses from one address cannot use up the limit that everyone
  // shares.
  await countAttempt('sign_in_by_account_there', there(guess));
  await countAttempt('sign_in_by_account', guess.email);
}

/**
 * Clears the tries that came before the right password. Right ones are counted as well, because each costs a hash and
 * leaves a session.
 */
export async function clearGuesses(guess: Guess) {
  await countAttempt('sessions_by_account', guess.email);
  if (guess.device) return clearAttempts('sign_in_by_device', guess.device);
  await clearAttempts('sign_in_by_account_there', there(guess));
  // Wrong tries from elsewhere still count; only the right one does not.
  await returnAttempt('sign_in_by_account', guess.email);
}
