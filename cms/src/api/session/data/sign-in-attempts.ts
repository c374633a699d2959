import { addressKey } from '../../../auth/address-key';
import { countAttempt, clearAttempts, returnAttempt } from '../../../auth/attempts';

/** Who tries a password: for which account, from where, and on which known device, if on any. */
export interface Guess {
  email: string;
  address: string;
  device: string | null;
}

const there = ({ email, address }: Guess) => `${email} ${addressKey(address)}`;

/**
 * Counts a try at a password and refuses one too many. Account and address count together, so that a stranger's
 * wrong passwords lock nobody else out; a wider limit of the account alone slows whoever guesses from many
 * addresses. A device on which the member has signed in before has a limit of its own and passes both.
 */
export async function countGuess(guess: Guess) {
  if (guess.device) return countAttempt('sign_in_by_device', guess.device);
  await countAttempt('sign_in_by_address', guess.address);
  // Before the account's: who guesses from one address cannot use up what is everybody's.
  await countAttempt('sign_in_by_account_there', there(guess));
  await countAttempt('sign_in_by_account', guess.email);
}

/** Forgets the tries that came before the right password. */
export async function clearGuesses(guess: Guess) {
  if (guess.device) return clearAttempts('sign_in_by_device', guess.device);
  await clearAttempts('sign_in_by_account_there', there(guess));
  // The others' wrong ones still count; only the right one does not.
  await returnAttempt('sign_in_by_account', guess.email);
}
