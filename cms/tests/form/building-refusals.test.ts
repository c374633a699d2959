import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { post, put } from '../harness/http';
import { formWith, multipleChoice, section, shortAnswer } from '../harness/forms';
import { signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { NONE } from './fill-calls';

const { token } = await signedIn({ role: 'admin' });
const create = (body: unknown) => post('/forms', { token, body });

type Spoilt = [string, (definition: FormDefinition) => unknown, string, string?];

describe('a form is refused at its field and without a trace for', () => {
  it.each<Spoilt>([
    ['no section', (form) => ({ ...form, sections: [] }), 'sections'],
    ['a title that is too long', (form) => ({ ...form, title: 'x'.repeat(161) }), 'title'],
    ['a field no one knows', (form) => ({ ...form, version: 3 }), 'version'],
    ['admins as those it is for', (form) => ({ ...form, accessRoles: ['admin'] }), 'accessRoles.0'],
    [
      'a number that is not this form\u2019s',
      (form) => ({ ...form, sections: [{ ...form.sections[0], id: 1 }] }),
      'sections.0.id',
      'This does not belong to this form.',
    ],
    [
      'one id at two parts',
      (form) => ({
        ...form,
        sections: [section([{ ...shortAnswer(), id: 'temp_x' }], { id: 'temp_x' })],
      }),
      'sections.0.questions.0.id',
      'Two parts of this form have the same id.',
    ],
    [
      'a file that was not uploaded',
      (form) => ({
        ...form,
        sections: [section([{ ...shortAnswer(), files: [{ id: NONE } as never] }])],
      }),
      'sections.0.questions.0.files.0',
      'This file is no longer available. Please add it again.',
    ],
    [
      'a question that cannot be answered',
      (form) => ({
        ...form,
        sections: [section([shortAnswer(), { ...multipleChoice(), choices: [] }])],
      }),
      'sections.0.questions.1.choices',
      'It needs a choice.',
    ],
    [
      'a form that asks nothing',
      (form) => ({ ...form, sections: [section([])] }),
      'sections',
      'A form needs at least one question.',
    ],
    [
      'members who do not exist',
      (form) => ({ ...form, sections: [section([shortAnswer('Q', { assignedUserIds: [NONE] })])] }),
      'sections.0.questions.0.assignedUserIds',
      'One of the people chosen here doesn’t exist.',
    ],
    [
      'an address that is none',
      (form) => ({
        ...form,
        sections: [
          section([
            shortAnswer('Q', { links: [{ id: 'temp_l', linkText: 'L', linkUrl: 'http:' }] }),
          ]),
        ],
      }),
      'sections.0.questions.0.links.0.linkUrl',
      'Enter a web address',
    ],
    [
      'a link without a text',
      (form) => ({
        ...form,
        sections: [
          section([
            shortAnswer('Q', { links: [{ id: 'temp_l', linkText: ' ', linkUrl: 'a.org' }] }),
          ]),
        ],
      }),
      'sections.0.questions.0.links.0.linkText',
      'Link text is required',
    ],
  ])('%s', async (_what, spoil, field, message) => {
    const spoilt = spoil(formWith());
    const before = await snapshot();
    const { status, body } = await create(spoilt);
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toContain(field);
    if (message) expect(body.details[field]).toBe(message);
    expect(await snapshot()).toEqual(before);
  });

  it('a save that has the same faults', async () => {
    const { formId } = (await create(formWith())).body;
    const other = (await create(formWith())).body;
    const stolen = other.form.sections[0].section.id;
    const definition = formWith();
    definition.sections[0] = section([shortAnswer()], { id: stolen });
    const { status, body } = await put(`/forms/${formId}`, { token, body: definition });
    expect([status, Object.keys(body.details)]).toEqual([400, ['sections.0.id']]);
  });

  it('keeps a question\u2019s marks and nothing else of its markup', async () => {
    const text = '<b>Bold</b> & <script>alert(1)</script><i>so</i>';
    const { form } = (await create(formWith({ sections: [section([shortAnswer(text)])] }))).body;
    expect(form.sections[0].questions[0].question).toBe(
      '<b>Bold</b> &amp; &lt;script&gt;alert(1)&lt;/script&gt;<i>so</i>',
    );
  });
});
