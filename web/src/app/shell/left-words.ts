/** What a member has started on this device and not finished. */
export interface Left {
  messages: number;
  /** Of care tasks. */
  marks: number;
  forms: number;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** '1 message not sent, 1 care mark not sent, 2 forms not saved' */
export function leftWords({ messages, marks, forms }: Left): string {
  const parts = [
    messages > 0 && `${counted(messages, 'message')} not sent`,
    marks > 0 && `${counted(marks, 'care mark')} not sent`,
    forms > 0 && `${counted(forms, 'form')} not saved`,
  ];
  return parts.filter(Boolean).join(', ');
}
