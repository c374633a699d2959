import { expect, it } from 'vitest';
import { allTexts, sourceFiles } from './catalogues';
import { hasTexts, readLanguage, translatorOf } from './language';

it('a text is translated by itself, or by what it is a case of, and otherwise stays', () => {
  const translate = translatorOf({ Save: 'Guardar', '{0} of {1} users': 'de {1} usuarios, {0}' });
  expect(translate('Save')).toBe('Guardar');
  expect(translate('{0} of {1} users')).toBe('de {1} usuarios, {0}');
  expect(translate('12 of 500 users')).toBe('de 500 usuarios, 12');
  expect(translate('Never heard of')).toBe('Never heard of');
});

it('a language without catalogues is refused by its name', () => {
  expect(() => readLanguage('xx')).toThrow('There are no catalogues in web/language/xx.');
  expect(() => readLanguage('../en')).toThrow();
  expect(readLanguage('en').Save).toBe('Save');
});

it('a build translates every source file of the catalogues, the editor of rich text too', () => {
  expect(allTexts().get('rich-text')).toEqual(expect.arrayContaining(['Set link', 'Remove link']));
  expect(sourceFiles().filter((file) => !hasTexts(`/house/${file}`))).toEqual([]);
});
