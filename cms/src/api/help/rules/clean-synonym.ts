import { SYNONYM_LIMITS } from '@hearthside/contract/help/fields';
import { line } from '@hearthside/contract/member/person-fields';
import { refuse } from '../../../http/refuse';
import { typedWords } from '../../../search/search-words';

const bad = (field: 'word' | 'sameAs', said: string) => refuse.badInput(said, { [field]: said });

/** What means the same, one by one: editors put commas between, or a line each. */
export const partsOf = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Two texts are the same synonym if a search finds the same by them. */
const keyOf = (text: string) => typedWords(text).join(' ');

/** A word or a few, as they are stored. One letter begins too many words to say anything. */
function cleanWords(field: 'word' | 'sameAs', typed: string): string {
  const read = line(SYNONYM_LIMITS.word).safeParse(typed);
  const about = field === 'word' ? '' : `“${typed.slice(0, SYNONYM_LIMITS.word)}”: `;
  if (!read.success) throw bad(field, `${about}${read.error.issues[0]?.message ?? 'Not a text'}`);
  if (keyOf(read.data).replaceAll(' ', '').length < SYNONYM_LIMITS.shortest)
    throw bad(field, `${about}Please enter at least ${SYNONYM_LIMITS.shortest} letters`);
  return read.data.replace(/\s+/g, ' ');
}

/**
 * A word and what means the same, as they are stored. Repetitions are left out.
 * @throws 400 by field.
 */
export function cleanSynonym({ word: typed, sameAs }: Record<string, unknown>) {
  const word = cleanWords('word', String(typed ?? ''));
  const wordKey = keyOf(word);
  const known = new Map([[wordKey, word]]);
  for (const part of partsOf(String(sameAs ?? ''))) {
    const text = cleanWords('sameAs', part);
    if (!known.has(keyOf(text))) known.set(keyOf(text), text);
  }
  const same = [...known.values()].slice(1);
  if (same.length === 0) throw bad('sameAs', 'Please enter another word that means the same');
  if (same.length > SYNONYM_LIMITS.sameCount)
    throw bad('sameAs', `At most ${SYNONYM_LIMITS.sameCount} words, separated by commas`);
  const joined = same.join(', ');
  if (joined.length > SYNONYM_LIMITS.same)
    throw bad('sameAs', `At most ${SYNONYM_LIMITS.same} characters`);
  return { word, wordKey, sameAs: joined };
}
