import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { Notice } from '@/ui/notice';
import { VideoFrame } from '@/ui/media/video-frame';

/** The video of an answer, or a note that its address is not one of a video. */
export function AnswerVideo({ videoUrl, title }: { videoUrl: string; title: string }) {
  const video = readVideoLink(videoUrl);
  if (!video) return <Notice tone="warn">{VIDEO_TEXTS.invalid}</Notice>;
  return <VideoFrame playerPath={video.playerPath} watchUrl={video.watchUrl} title={title} />;
}
