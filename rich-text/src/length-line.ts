import { element } from './element';

const whole = new Intl.NumberFormat('en-US');

/** Tells the length of a text once it comes near its limit. Nothing that was typed is cut off. */
export function makeLengthLine(limit: number | undefined) {
  const line = element('p', { class: 'rich-text-length', role: 'status' });
  line.hidden = true;
  const show = (length: number) => {
    if (limit === undefined) return;
    line.hidden = length < limit * 0.9;
    const over = length > limit;
    line.toggleAttribute('data-over', over);
    line.textContent = line.hidden
      ? ''
      : over
        ? `${whole.format(length - limit)} characters too long to be saved`
        : `${whole.format(limit - length)} characters left`;
  };
  return { line, show };
}
