import { expect, it } from 'vitest';
import { inboxEndpoints } from './inbox/endpoints';
import { NAME_WITH_LINK } from './name-without-link';
import { trustChoice } from './pet/endpoints';
import { trustName } from './trust/endpoints';

const LINKS = [
  'Account paused https://hearthside.evil.example/login',
  'See www.evil.example',
  'evil.example/login',
];
const NAMES = [
  'Dogs & cats',
  'Marchetti / Finch',
  'St. Francis Trust',
  'J.R. Smith',
  'Dr. Lee’s 9/11',
];

const issueOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

it.each(LINKS)('the name “%s” is refused for chats and trusts', (name) => {
  expect(issueOf(inboxEndpoints.create.body.safeParse({ memberIds: [1], name }))).toBe(
    NAME_WITH_LINK,
  );
  expect(issueOf(trustName.safeParse({ name }))).toBe(NAME_WITH_LINK);
  expect(issueOf(trustChoice.safeParse({ name }))).toContain('without a web address');
});

it.each(NAMES)('the name “%s” is accepted for chats and trusts', (name) => {
  expect(inboxEndpoints.create.body.safeParse({ memberIds: [1], name }).success).toBe(true);
  expect(trustName.safeParse({ name }).success).toBe(true);
  expect(trustChoice.parse({ name })).toEqual({ name });
});
