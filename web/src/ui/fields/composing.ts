/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese word. Safari marks that Enter
 * only by its legacy key code.
 */
export const isComposing = ({
  isComposing: is,
  keyCode,
}: {
  isComposing: boolean;
  keyCode: number;
}) => is || keyCode === 229;
