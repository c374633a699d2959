import type { FilledForm } from '@hearthside/contract/form/fill';
import { ServerUnavailableError } from '@/lib/api/api-error';
import { asked, filled } from '../../model/test-fill';
import { answered, begun, type StoredFilling } from '../model/fill-state';
import { FillAutosave, type FillCalls } from './fill-autosave';

/** A form with three questions that are answered in writing, for tests. */
export const SECTIONS = [
  {
    section: { id: 51, number: 1, title: '', description: '' },
    questions: [1, 2, 3].map((id) => asked(id)),
  },
];
export const BLANK = filled({ sections: SECTIONS });

/** A tab in which a form is filled, for tests. */
export interface TestTab {
  autosave: FillAutosave;
  type: (id: number, response: string) => void;
  close: () => Promise<void>;
}

/** A device and a server for the autosave of a form, for tests. */
export class TestDevice {
  /** What is stored on the device. */
  memory: StoredFilling | null = null;
  /** The written answers of each save, and its revision. */
  saves: { answers: Record<number, string>; revision: string }[] = [];
  /** How the server answers a save: by default, that it was saved. */
  onSave: FillCalls['keep'] = () => this.saved(String(this.saves.length));
  /** What the server has. */
  form: FilledForm = BLANK;

  saved(revision: string) {
    return Promise.resolve({ revision, savedAt: '2026-11-21T10:00:00Z', version: 1 });
  }

  /** From now on the server does not answer. */
  disconnect() {
    this.onSave = () => Promise.reject(new ServerUnavailableError());
  }

  /** Opens the form as the server has it. */
  open(): TestTab {
    const memory = {
      read: () => this.memory,
      write: (typed: StoredFilling) => void (this.memory = typed),
      clear: () => void (this.memory = null),
    };
    const calls: FillCalls = {
      keep: (body, options) => {
        const answers = body.responses.shortAnswerResponses.map(
          ({ questionId, response }) => [questionId, response] as const,
        );
        this.saves.push({ answers: Object.fromEntries(answers), revision: body.revision });
        return this.onSave(body, options);
      },
      open: () => Promise.resolve(this.form),
    };
    const autosave = new FillAutosave(begun(this.form, this.memory), calls, memory);
    const close = autosave.start();
    const type = (id: number, response: string) =>
      autosave.update((state) => answered(state, id, { response }));
    return { autosave, type, close };
  }
}
