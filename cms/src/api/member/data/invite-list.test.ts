import { describe, expect, it } from 'vitest';
import { readInviteList, UnreadableList } from './invite-list';

const HEAD = 'First name,Last name,Email,Phone number,Role';
const read = (...lines: string[]) => readInviteList([HEAD, ...lines].join('\r\n'), true);
const errors = (...lines: string[]) => read(...lines).map(({ line, error }) => [line, error]);

describe('a list of people', () => {
  it('is read whatever its delimiter, column order, case and punctuation', () => {
    const person = { firstName: 'Zo\u00eb', lastName: 'Vance', email: 'zoe@x.example' };
    const expected = { ...person, phoneNumber: '', role: 'pet_owner', verified: false };
    for (const csv of [
      '\ufeffEMAIL;Role;first_name;Last Name\nZoe@X.example;Pet Owner;Zo\u00eb;Vance\n',
      'E-mail\tRole\tFirst name\tLast name\tShoe size\nzoe@x.example\tpet_owner\tZo\u00eb\tVance\t38',
      'role,email,last name,first name\n"pet owner",zoe@x.example,Vance,Zo\u00eb',
    ]) {
      const lines = readInviteList(csv, false);
      expect(lines.map(({ person }) => person)).toEqual([expected]);
      expect(lines[0]).toMatchObject({ line: 2, name: 'Zo\u00eb Vance', role: 'Pet Owner' });
    }
  });

  it('says what is wrong with each line, and numbers lines like a spreadsheet', () => {
    expect(
      errors(
        'Ann,Ash,ann@x.example,,Foster',
        '',
        ',Ash,nonsense,,Foster',
        'Bo,Birch,bo@x.example,12,Wizard',
        'Cy,Cedar,cy@x.example,,',
        'Ann,Again,ANN@x.example,,Foster',
      ),
    ).toEqual([
      [2, null],
      [4, 'First name is required. Invalid email address'],
      [5, 'Enter the phone number with its area code. There is no role \u201cWizard\u201d'],
      [6, 'Please choose a role'],
      [7, 'The same email is in line 2'],
    ]);
  });

  it('understands what spreadsheets and our own export add', () => {
    const lines = readInviteList(
      `sep=;\r\n${HEAD.replaceAll(',', ';')}\r\nA;B;a@x.example;'+1 503 555 0142;Foster`,
      true,
    );
    expect(lines).toMatchObject([{ line: 3, person: { phoneNumber: '+1 503 555 0142' } }]);
  });

  it('reads quoted commas and line breaks as part of a cell', () => {
    const [line] = read('"Ann, Marie","Ash\nBirch",ann@x.example,,Foster');
    expect(line?.person).toMatchObject({ firstName: 'Ann, Marie', lastName: 'Ash Birch' });
  });

  it.each([
    ['', /Missing: .*First name.*Role/],
    ['Name,Email\nAnn,ann@x.example', /Missing: .First name., .Last name., .Role./],
    [HEAD, /No one/],
    [`${HEAD}\na,b,a@x.example,,"Foster\nc,d,c@x.example,,Foster`, /quotation mark in line 2/],
    [`${HEAD},Email\na,b,a@x.example,,Foster,c@x.example`, /Two columns/],
    [`${HEAD}\n${'a,b,a@x.example,,Foster\n'.repeat(501)}`, /At most 500/],
  ])('is refused as a whole if it can\u2019t be read: %.40j', (csv, message) => {
    expect(() => readInviteList(csv, true)).toThrow(UnreadableList);
    expect(() => readInviteList(csv, true)).toThrow(message);
  });
});
