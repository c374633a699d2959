/** A blog's state, in the words its writers see. */
export { STATE_TONES, stateName } from './model/blog-words';
