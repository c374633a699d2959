/** Random numbers that are the same for every seed: from 0 to 1, derived from a word (mulberry32). */
export function chance(word: string): () => number {
  let state = [...word].reduce(
    (sum, c) => Math.imul(sum ^ (c.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
