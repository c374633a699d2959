import { splitVideoUrls } from '@hearthside/contract/blog/fields';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { CircleAlert, Film } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { isVideo, videosProblem } from '../../model/blog-problems';
import { videoWords } from '../../model/blog-words';

export interface VideosFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Video addresses separated by commas (part 2 §5), and below what each was recognized as. */
export function VideosField({ value, error, onChange }: VideosFieldProps) {
  const [left, setLeft] = useState(false);
  const urls = splitVideoUrls(value);
  return (
    <div className="grid gap-2">
      <Field
        label="Video URLs"
        optional
        hint="From YouTube, Vimeo or a link to a video file. Separate several with commas."
        error={error ?? (left ? videosProblem(value) : undefined)}
      >
        <Textarea
          rows={2}
          value={value}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          placeholder="https://youtu.be/…, https://vimeo.com/…"
          onChange={({ target }) => {
            setLeft(false);
            onChange(target.value);
          }}
          onBlur={() => setLeft(true)}
          className="min-h-20!"
        />
      </Field>
      {urls.length > 0 && (
        <ul aria-label="Recognized videos" className="grid gap-1 text-s">
          {urls.map((url, at) => (
            <Recognised key={at} url={url} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Recognised({ url }: { url: string }) {
  const known = isVideo(url);
  const Icon = known ? Film : CircleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon
        size={17}
        aria-hidden
        className={`mt-0.5 shrink-0 ${known ? 'text-brand-strong' : 'text-bad'}`}
      />
      <span className="min-w-0">
        <span className={known ? '' : 'font-medium text-bad'}>
          {known ? videoWords(url) : VIDEO_TEXTS.invalid}
        </span>
        <span className="block text-xs text-ink-soft wrap-anywhere">{url}</span>
      </span>
    </li>
  );
}
