import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { FLAGS, look, PHONE, seriousFindings, visit, type Visit } from '../src/browser';
import { arrive, composer, leave, openChat, plantChat, row, thread } from '../src/inbox-steps';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();
/** A microphone that beeps, and nobody to ask whether it may be used. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

let browser: Browser;
let rosa: Visit;
let noah: Visit;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, asNoah] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  chatId = await plantChat(asRosa, [asNoah.id]);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, ...MICROPHONE],
  });
  rosa = await visit(browser, url, { viewport: PHONE });
  await signIn(rosa.page, 'rosa@hearthside.example');
  noah = await arrive(system, 'noah', { colorScheme: 'dark' });
  await Promise.all([openChat(rosa.page, chatId), openChat(noah.page, chatId)]);
});
afterAll(async () => {
  await leave(rosa, noah);
  await browser?.close();
});

it('a voice message is recorded on a phone, paused and sent, and what was typed stays', async () => {
  const { page } = rosa;
  await composer(page).fill('Half a sentence');
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  const bar = page.getByRole('group', { name: 'Recording a voice message' });
  await bar.getByText('0:02').waitFor();
  await look(page, 'inbox-voice-recording-phone');
  await bar.getByRole('button', { name: 'Pause recording' }).click();
  await bar.getByRole('button', { name: 'Continue recording' }).click();
  await bar.getByText('0:03').waitFor();
  await bar.getByRole('button', { name: 'Send voice message' }).click();
  await thread(page).getByRole('button', { name: 'Play voice message' }).waitFor();
  expect(await composer(page).inputValue()).toBe('Half a sentence');
  await look(page, 'inbox-voice-sent-phone');
});

it('the other plays it in another browser, moves in it, and changes the speed', async () => {
  const { page } = noah;
  const player = thread(page).getByRole('group', { name: 'Voice message' }).last();
  await row(page, /Rosa/).first().getByText('Voice message').waitFor();
  await player.getByRole('button', { name: 'Play voice message' }).click();
  const slider = player.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0.5);
  await player.getByRole('button', { name: 'Speed 1x' }).click();
  await look(page, 'inbox-voice-playing-dark');
  expect(await seriousFindings(page)).toEqual([]);
  await player.getByRole('button', { name: 'Play voice message' }).waitFor();
  await slider.focus();
  await slider.press('End');
  await slider.press('Home');
  await expect.poll(() => slider.inputValue()).toBe('0');
  await player.getByRole('button', { name: 'Play voice message' }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0.5);
});

it('a recording is thrown away with Escape, and leaving the chat ends it', async () => {
  const { page } = rosa;
  const count = await thread(page).getByRole('group', { name: 'Voice message' }).count();
  const bar = page.getByRole('group', { name: 'Recording a voice message' });
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await bar.getByText('0:01').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await bar.getByText('0:01').waitFor();
  await openChat(page, chatId);
  expect(await bar.count()).toBe(0);
  expect(await thread(page).getByRole('group', { name: 'Voice message' }).count()).toBe(count);
});
