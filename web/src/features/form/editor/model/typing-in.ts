import type { FormAction } from './form-action';

/**
 * The field that an action types into. Further typing in it belongs to the same step of undo. Undefined means a step
 * of its own.
 */
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
