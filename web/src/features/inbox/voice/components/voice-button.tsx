import { Mic } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { pausePlaying } from '../model/playing';
import { canRecord, type Recorder } from './recorder';

/** Starts recording. Not there in browsers that can't. */
export function VoiceButton({ recorder }: { recorder: Recorder }) {
  if (!canRecord()) return null;
  return (
    <IconButton
      label="Record a voice message"
      icon={<Mic size={22} aria-hidden />}
      onClick={() => {
        pausePlaying();
        void recorder.start();
      }}
    />
  );
}
