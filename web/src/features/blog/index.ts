/** Where a blog stands, as its writers are told. */
export { STATE_TONES, stateName } from './model/blog-words';
