import type { FormAction } from './form-action';

/** What is being typed into: what follows of it is the same step of undo. Undefined: a step of its own. */
export function typingIn(action: FormAction): string | undefined {
  switch (action.do) {
    case 'setForm':
      return action.set.needsReview === undefined ? words('form', action.set) : undefined;
    case 'setSection':
      return action.set.accessRoles ? undefined : words(`section ${action.section}`, action.set);
    case 'setQuestion':
      return action.set.question === undefined ? undefined : `question ${action.question}`;
    case 'setLine':
      return `line ${action.line}`;
    default:
      return undefined;
  }
}

const words = (part: string, set: object) => `${part} ${Object.keys(set).join()}`;
