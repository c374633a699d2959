/** What a member has started on this device and not finished. */
export interface Left {
  messages: number;
  forms: number;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** '1 message not sent, 2 forms not saved' */
export function leftWords({ messages, forms }: Left): string {
  const parts = [
    messages > 0 && `${counted(messages, 'message')} not sent`,
    forms > 0 && `${counted(forms, 'form')} not saved`,
  ];
  return parts.filter(Boolean).join(', ');
}
