import {
  loudness,
  recordedFormat,
  recordingName,
  recordingProblem,
  VOICE_BITS,
  VOICE_MAX_MS,
} from '../model/recording';

/** How often the time and the level change, in milliseconds. */
const TICK_MS = 200;

export type RecorderState =
  | { phase: 'idle'; problem?: string }
  /** The browser asks whether the microphone may be used. */
  | { phase: 'asking' }
  | { phase: 'recording' | 'paused'; ms: number; level: number }
  /** It has ended by itself, after five minutes or because the microphone was lost, and is kept. */
  | { phase: 'ended'; ms: number };

/** Whether this browser can record, on a page that it counts as secure. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  Boolean(navigator.mediaDevices?.getUserMedia) &&
  recordedFormat((type) => MediaRecorder.isTypeSupported(type)) !== undefined;

/** One recording at a time. The microphone is released as soon as it is not needed, whatever has happened. */
export class Recorder {
  #state: RecorderState = { phase: 'idle' };
  #stream: MediaStream | undefined;
  #media: MediaRecorder | undefined;
  #sound: AudioContext | undefined;
  #analyser: AnalyserNode | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #parts: Blob[] = [];
  /** What was recorded before the last pause, and since when it goes on. In milliseconds. */
  #before = 0;
  #since: number | undefined;
  #isFinishing = false;
  /** Counts the recordings, so that a permission that comes too late starts none. */
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): RecorderState => this.#state;

  async start(): Promise<void> {
    if (this.#state.phase !== 'idle') return;
    const turn = (this.#turn += 1);
    this.#set({ phase: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (turn !== this.#turn) return release(stream);
      this.#stream = stream;
      this.#begin(stream);
    } catch (error) {
      if (turn === this.#turn) this.cancel(recordingProblem(error));
    }
  }

  pause(): void {
    if (this.#state.phase !== 'recording' || typeof this.#media?.pause !== 'function') return;
    this.#media.pause();
    this.#before = this.#ms();
    this.#since = undefined;
    this.#set({ phase: 'paused', ms: this.#before, level: 0 });
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return;
    this.#media?.resume();
    this.#since = performance.now();
    this.#set({ phase: 'recording', ms: this.#before, level: 0 });
  }

  /** Ends the recording and returns it, once; undefined if nothing was recorded. */
  async finish(): Promise<File | undefined> {
    const media = this.#media;
    if (!media || this.#isFinishing) return undefined;
    this.#isFinishing = true;
    try {
      return await this.#finish(media);
    } finally {
      this.#isFinishing = false;
    }
  }

  async #finish(media: MediaRecorder): Promise<File | undefined> {
    const turn = this.#turn;
    await this.#stop(media);
    if (turn !== this.#turn) return undefined;
    const format = recordedFormat((type) => MediaRecorder.isTypeSupported(type));
    const parts = this.#parts;
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    this.cancel(size === 0 ? 'Nothing was recorded. Please try again.' : undefined);
    if (size === 0 || !format) return undefined;
    return new File(parts, recordingName(new Date(), format.extension), { type: format.type });
  }

  /** Throws the recording away. `problem` is why, if the member did not choose it. */
  readonly cancel = (problem?: string): void => {
    this.#turn += 1;
    const media = this.#media;
    this.#media = undefined;
    this.#parts = [];
    this.#before = 0;
    this.#since = undefined;
    if (media && media.state !== 'inactive') media.stop();
    this.#releaseAll();
    this.#set({ phase: 'idle', ...(problem !== undefined && { problem }) });
  };

  #begin(stream: MediaStream) {
    const format = recordedFormat((type) => MediaRecorder.isTypeSupported(type));
    const media = new MediaRecorder(stream, {
      mimeType: format?.ask,
      audioBitsPerSecond: VOICE_BITS,
    });
    const turn = this.#turn;
    media.ondataavailable = ({ data }) => {
      if (turn === this.#turn && data.size > 0) this.#parts.push(data);
    };
    media.onerror = () => turn === this.#turn && this.#end();
    // The microphone was unplugged, or the permission was taken back.
    for (const track of stream.getTracks()) {
      track.onended = () => turn === this.#turn && this.#end();
    }
    this.#media = media;
    this.#parts = [];
    this.#listenTo(stream);
    // In parts, so that what was recorded is there if it ends unexpectedly.
    media.start(1000);
    this.#before = 0;
    this.#since = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#set({ phase: 'recording', ms: 0, level: 0 });
  }

  #tick() {
    if (this.#state.phase !== 'recording') return;
    const ms = this.#ms();
    if (ms >= VOICE_MAX_MS) return this.#end();
    this.#set({ phase: 'recording', ms, level: this.#level() });
  }

  /** It ends by itself and is kept. */
  #end() {
    const ms = Math.min(this.#ms(), VOICE_MAX_MS);
    this.#before = ms;
    this.#since = undefined;
    if (this.#media) void this.#stop(this.#media);
    this.#releaseAll();
    this.#set({ phase: 'ended', ms });
  }

  /** Waits for the last part. */
  #stop(media: MediaRecorder): Promise<void> {
    if (media.state === 'inactive') return Promise.resolve();
    return new Promise((resolve) => {
      media.onstop = () => resolve();
      media.stop();
    });
  }

  #ms(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  /** Without it there is no level, and the recording is the same. */
  #listenTo(stream: MediaStream) {
    try {
      this.#sound = new AudioContext();
      this.#analyser = this.#sound.createAnalyser();
      this.#analyser.fftSize = 256;
      this.#sound.createMediaStreamSource(stream).connect(this.#analyser);
    } catch {
      this.#analyser = undefined;
    }
  }

  #level(): number {
    if (!this.#analyser) return 0;
    const samples = new Uint8Array(this.#analyser.fftSize);
    this.#analyser.getByteTimeDomainData(samples);
    return loudness(samples);
  }

  #releaseAll() {
    clearInterval(this.#timer);
    if (this.#stream) release(this.#stream);
    this.#stream = undefined;
    this.#analyser = undefined;
    void this.#sound?.close().catch(() => undefined);
    this.#sound = undefined;
  }

  #set(state: RecorderState) {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}
