/** The voice message that plays. One at a time, in the whole portal. */
let playing: HTMLAudioElement | undefined;

/** A voice message has begun: the one before it pauses. */
export function takeTurn(audio: HTMLAudioElement): void {
  if (playing !== audio) playing?.pause();
  playing = audio;
}

/** Nothing plays while something is recorded. */
export const pausePlaying = (): void => playing?.pause();

/** The speeds, in the order in which a press changes them. */
const RATES = [1, 1.5, 2];

export const nextRate = (rate: number): number =>
  RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
