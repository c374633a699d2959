// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { fakeMicrophone } from '../test-recorder';
import { RecordingBar } from './recording-bar';
import { useRecorder } from './use-recorder';
import { VoiceButton } from './voice-button';
import { VoicePlayer } from './voice-player';

let microphone: ReturnType<typeof fakeMicrophone>;
beforeEach(() => {
  microphone = fakeMicrophone();
});
afterEach(() => {
  cleanup();
  microphone.remove();
  vi.restoreAllMocks();
});

function Recording(props: {
  onSend: (file: File | undefined) => void;
  onLeft?: (file: File) => void;
}) {
  const { onSend, onLeft = () => undefined } = props;
  const { recorder, state } = useRecorder(onLeft);
  if (state.phase === 'idle') return <VoiceButton recorder={recorder} />;
  const send = async () => onSend(await recorder.finish());
  return <RecordingBar recorder={recorder} state={state} onSend={() => void send()} />;
}
const begin = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Record a voice message' }));
  return screen.findByRole('button', { name: 'Pause recording' });
};

it('a voice message is recorded, paused and sent', async () => {
  const sent = vi.fn();
  render(<Recording onSend={sent} />);
  fireEvent.click(await begin());
  expect(screen.getByText('Paused')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue recording' }));
  expect(screen.getByText('Recording...')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send voice message' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect((sent.mock.calls[0]?.[0] as File).type).toBe('audio/webm');
  expect(screen.getByRole('button', { name: 'Record a voice message' })).toBeTruthy();
});

it('a recording is kept when its chat is left, unless it is only a moment', async () => {
  const now = vi.spyOn(performance, 'now');
  const kept = vi.fn();
  const { unmount } = render(<Recording onSend={vi.fn()} onLeft={kept} />);
  await begin();
  unmount();
  expect(microphone.media[0]?.state).toBe('inactive');
  const again = render(<Recording onSend={vi.fn()} onLeft={kept} />);
  await begin();
  now.mockReturnValue(performance.now() + 20_000);
  await screen.findByText('0:20');
  again.unmount();
  expect(microphone.media[1]?.state).toBe('inactive');
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  expect((kept.mock.calls[0]?.[0] as File).type).toBe('audio/webm');
  expect(microphone.track.stop).toHaveBeenCalledTimes(2);
});

it('Escape throws a short recording away at once, and asks before a longer one', async () => {
  const now = vi.spyOn(performance, 'now');
  render(<Recording onSend={vi.fn()} />);
  await begin();
  fireEvent.keyDown(screen.getByRole('group', { name: /Recording/ }), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Record a voice message' })).toBeTruthy();
  await begin();
  const since = performance.now();
  now.mockReturnValue(since + 20_000);
  await screen.findByText('0:20');
  fireEvent.keyDown(screen.getByRole('group', { name: /Recording/ }), { key: 'Escape' });
  const discard = await screen.findByRole('button', { name: 'Discard' });
  expect(microphone.media[1]?.state).toBe('paused');
  fireEvent.click(discard);
  await screen.findByRole('button', { name: 'Record a voice message', hidden: true });
  expect(microphone.media[1]?.state).toBe('inactive');
});

it('a member who leaves the chat or the page is no longer recorded', async () => {
  const { unmount } = render(<Recording onSend={vi.fn()} />);
  await begin();
  unmount();
  expect(microphone.track.stop).toHaveBeenCalledOnce();
  render(<Recording onSend={vi.fn()} />);
  await begin();
  fireEvent(window, new Event('pagehide'));
  expect(microphone.track.stop).toHaveBeenCalledTimes(2);
});

it('a browser that can’t record has no button for it', () => {
  microphone.remove();
  render(<Recording onSend={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const file = (id: number): ChatAttachment => ({
  id,
  kind: 'audio',
  title: 'Voice message.webm',
  mime: 'audio/webm',
  size: 900,
  width: null,
  height: null,
  seconds: 65.4,
  url: `/api/files/${id}.webm`,
  previewUrl: null,
  createdAt: '2026-11-27T10:00:00.000Z',
});
function audios() {
  const all = [...document.querySelectorAll('audio')];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLElement) {
    fireEvent.pause(this);
  });
  return all;
}

it('a voice message shows its length, is moved with the keys and changes its speed', () => {
  render(<VoicePlayer file={file(1)} />);
  const [audio] = audios();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of 1:05');
  fireEvent.click(screen.getByRole('button', { name: 'Play voice message' }));
  expect(audio?.getAttribute('src')).toBe('/api/files/1.webm');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:05 of 1:05');
  expect(audio?.currentTime).toBe(5);
  for (const rate of ['1.5x', '2x', '1x']) {
    fireEvent.click(screen.getByRole('button', { name: /^Speed/ }));
    expect(screen.getByRole('button', { name: `Speed ${rate}` })).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Download voice message' })).toBeTruthy();
});

it('one voice message plays at a time', async () => {
  render(
    <>
      <VoicePlayer file={file(1)} />
      <VoicePlayer file={file(2)} />
    </>,
  );
  audios();
  const [first, second] = screen.getAllByRole('button', { name: 'Play voice message' });
  fireEvent.click(first!);
  expect(screen.getAllByRole('button', { name: 'Pause voice message' })).toHaveLength(1);
  fireEvent.click(second!);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Pause voice message' })).toHaveLength(1),
  );
  expect(first!.getAttribute('aria-label')).toBe('Play voice message');
});

it('a voice message that can’t be played says so', () => {
  render(<VoicePlayer file={file(1)} />);
  const [audio] = audios();
  fireEvent.click(screen.getByRole('button', { name: 'Play voice message' }));
  fireEvent.error(audio!);
  expect(screen.getByText(/could not be played/)).toBeTruthy();
});
