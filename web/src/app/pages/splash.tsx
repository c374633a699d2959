import { LogoMark } from '@/ui/media/logo';

/** Shown before it is known which page to show. Short waits show nothing at all. */
export function Splash() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <span className="sr-only">Loading...</span>
      <LogoMark className="animate-pulse opacity-100 transition-opacity delay-300 duration-500 motion-reduce:animate-none starting:opacity-0" />
    </div>
  );
}
