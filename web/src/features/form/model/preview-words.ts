/** The note about questions that a role does not see. */
export const hiddenWords = (hidden: number, role: string) =>
  hidden === 1
    ? `One question is hidden from the role ${role}.`
    : `${hidden} questions are hidden from the role ${role}.`;

/** The note about questions that exclude some members by name. */
export const excludedWords = (questions: number) =>
  questions === 1
    ? 'One question is kept from the users excluded from it.'
    : `${questions} questions are kept from the users excluded from them.`;
