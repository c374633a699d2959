/**
 * Whether a key belongs to an input method, such as the Enter that takes a Japanese word. Safari tells of that
 * Enter only by its old code.
 */
export const isComposing = ({
  isComposing: is,
  keyCode,
}: {
  isComposing: boolean;
  keyCode: number;
}) => is || keyCode === 229;
