/** What a mail about a form says, so that it can be looked at again when it is sent. */
export interface FormSeries {
  formId: number;
  /** It asks to fill the form, asks to send it again, or only tells what was decided. */
  says: 'asked' | 'sentBack' | 'decided';
  /** When it was decided, in milliseconds. */
  at: number | undefined;
}

/** What the names of all these series begin with. */
export const FORM_SERIES = 'form';

const SAYS: readonly string[] = ['asked', 'sentBack', 'decided'] satisfies FormSeries['says'][];

/** The names of the series of mails about a form. A decision is known by its moment. */
export const seriesOf = {
  asked: (formId: number) => `${FORM_SERIES}:${formId}:asked`,
  sentBack: (formId: number, at: Date) => `${FORM_SERIES}:${formId}:sentBack:${at.getTime()}`,
  decided: (formId: number, at: Date) => `${FORM_SERIES}:${formId}:decided:${at.getTime()}`,
};

/** What a series of this name is about; undefined if it is no such name. */
export function seriesIn(name: string): FormSeries | undefined {
  const [subject, formId, says = '', at] = name.split(':');
  if (subject !== FORM_SERIES || !SAYS.includes(says)) return undefined;
  const moment = at === undefined ? undefined : Number(at);
  return { formId: Number(formId), says: says as FormSeries['says'], at: moment };
}
