import { expect } from 'vitest';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import type { TestForm } from '../harness/forms';
import { get } from '../harness/http';

/** What an admin reads of the responses to a form, and what they add up to. */
export function statisticsCalls({ token }: { token: string }) {
  const read = async (form: TestForm, query = {}) => {
    const { status, body } = await get(`/forms/responses/${form.id}`, { token, query });
    expect(status).toBe(200);
    return body;
  };
  /** Of one question, by its place in the form. */
  const statisticsOf = async (form: TestForm, at: number): Promise<QuestionStatistics> =>
    (await read(form)).statistics[Number(form.questions[at]?.id)];
  return { read, statisticsOf };
}
