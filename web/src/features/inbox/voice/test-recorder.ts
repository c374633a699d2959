import { vi } from 'vitest';

/** A microphone and a recorder that do what a test tells them. */
export function fakeMicrophone() {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  const media: FakeRecorder[] = [];
  let answer: () => Promise<unknown> = () => Promise.resolve({ getTracks: () => [track] });

  class FakeRecorder {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    ondataavailable?: (event: { data: Blob }) => void;
    onstop?: () => void;
    onerror?: () => void;
    /** What the next part has. */
    bytes = 'sound';
    constructor() {
      media.push(this);
    }
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob([this.bytes]) });
      this.onstop?.();
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => answer() },
  });
  return {
    track,
    media,
    refuseWith: (name: string) => (answer = () => Promise.reject(new DOMException('No', name))),
    /** From now on the browser asks until the returned function is called. */
    ask() {
      let allow = () => undefined as void;
      answer = () =>
        new Promise((resolve) => {
          allow = () => resolve({ getTracks: () => [track] });
        });
      return () => allow();
    },
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}
