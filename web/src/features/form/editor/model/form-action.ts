import type {
  FormDefinition,
  FormFile,
  FormLink,
  FormQuestion,
  FormRole,
  FormSection,
  PartId,
  QuestionType,
} from '@hearthside/contract/form/fields';

/** The lists of a question that answers are chosen from. */
export type LineList = 'choices' | 'gridRows' | 'gridColumns';

/** The actions on the form itself. */
export type WholeFormAction =
  | { do: 'setForm'; set: Partial<Pick<FormDefinition, 'title' | 'description' | 'needsReview'>> }
  | { do: 'setFormRoles'; accessRoles: FormRole[] }
  /** Applies to all questions (part 2 §4). */
  | { do: 'showProgress'; on: boolean };

export type SectionAction =
  /** Splits the section after this question: the following ones move to a new section. */
  | { do: 'addSection'; after: PartId; id: PartId }
  | {
      do: 'setSection';
      section: PartId;
      set: Partial<Pick<FormSection, 'title' | 'description' | 'accessRoles'>>;
    }
  /** Its questions move to the section before it. */
  | { do: 'removeSection'; section: PartId }
  | { do: 'moveSection'; section: PartId; place: number };

export type QuestionAction =
  | { do: 'addQuestion'; section: PartId; id: PartId; choiceIds: readonly [PartId, PartId] }
  | {
      do: 'setQuestion';
      question: PartId;
      set: Partial<
        Pick<
          FormQuestion,
          | 'question'
          | 'required'
          | 'requireRowResponse'
          | 'requireEveryRow'
          | 'accessRoles'
          | 'assignedUserIds'
          | 'prefill'
        >
      >;
    }
  | { do: 'setType'; question: PartId; type: QuestionType; ids: readonly [PartId, PartId] }
  | { do: 'removeQuestion'; question: PartId }
  | { do: 'moveQuestion'; question: PartId; section: PartId; place: number }
  /** Replaces the question with what was copied. `ids` has one for each of its parts (`idsToPaste`). */
  | { do: 'paste'; question: PartId; copied: FormQuestion; ids: readonly PartId[] };

export type LineAction =
  | { do: 'addLine'; question: PartId; list: LineList; id: PartId }
  | { do: 'setLine'; question: PartId; list: LineList; line: PartId; text: string }
  | { do: 'removeLine'; question: PartId; list: LineList; line: PartId }
  | { do: 'moveLine'; question: PartId; list: LineList; line: PartId; place: number };

export type LinkAction =
  | { do: 'addLink'; question: PartId; link: FormLink }
  | { do: 'setLink'; question: PartId; link: FormLink }
  | { do: 'removeLink'; question: PartId; link: PartId };

export type FileAction =
  | { do: 'addFile'; question: PartId; file: FormFile }
  | { do: 'removeFile'; question: PartId; file: number };

/**
 * Every action on a form in the editor (part 2 §2, §4). The ids of new parts come with the action, so that the same
 * actions always make the same form. Positions count from 0.
 */
export type FormAction =
  WholeFormAction | SectionAction | QuestionAction | LineAction | LinkAction | FileAction;

/** One function for each kind of action. */
export type Cases<Action extends FormAction> = {
  [Do in Action['do']]: (
    form: FormDefinition,
    action: Extract<Action, { do: Do }>,
  ) => FormDefinition;
};
