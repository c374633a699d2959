import { expect, it } from 'vitest';
import { linkAddress, linksItself } from './link-address';

it.each([
  ['example.org', 'https://example.org/'],
  [' https://example.org/a b ', 'https://example.org/a%20b'],
  ['care@hearthside.example', 'mailto:care@hearthside.example'],
  ['+1 (503) 555-0199', 'tel:+15035550199'],
  ['javascript:alert(1)', null],
  ['JaVa\tScript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/blogs', '/blogs'],
  ['#top', null],
  ['', null],
  ['two words', null],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));

it.each([
  ['https://example.org', true],
  ['www.example.org', true],
  ['care@hearthside.example', true],
  ['example.org', false],
  ['javascript:alert(1)', false],
])('%j becomes a link automatically: %j', (text, does) => expect(linksItself(text)).toBe(does));
