import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { DropZone } from '@/ui/fields/drop-zone';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { acceptOf } from '../../model/blog-files';
import type { BlogDraft } from '../../model/blog-draft';
import type { BlogProblems } from '../../model/blog-problems';
import { UploadProgress } from './upload-progress';
import { useUploadSlot } from './use-upload-slot';

export interface CoverFieldProps {
  draft: BlogDraft;
  patch: (part: Partial<BlogDraft>) => void;
  problems: BlogProblems;
  onUploading: (is: boolean) => void;
}

/** The cover and its alternative text. A picture is dropped or chosen, uploaded at once, shown, replaced or removed. */
export function CoverField({ draft, patch, problems, onUploading }: CoverFieldProps) {
  const { coverImage, coverAlt } = draft;
  const box = useRef<HTMLDivElement>(null);
  const upload = useUploadSlot('coverImage', ({ url }) => patch({ coverImage: url }), onUploading);
  return (
    <div className="grid gap-3">
      <DropZone
        label="Cover image"
        hint="A landscape picture, up to 5 MB."
        buttonLabel={coverImage ? 'Replace cover' : 'Choose a cover'}
        accept={acceptOf('coverImage')}
        error={upload.problem || problems.coverImage}
        disabled={upload.percent !== undefined}
        onFiles={upload.choose}
        box={box}
        chosen={
          coverImage && (
            <img
              src={coverImage}
              alt={coverAlt || 'The cover'}
              className="max-h-48 max-w-full rounded-s border border-line bg-surface-sunken"
            />
          )
        }
      />
      <UploadProgress percent={upload.percent} name={upload.name} onCancel={upload.cancel} />
      {coverImage && (
        <>
          <Field
            label="Alternative text"
            hint="What the picture shows, for those who can’t see it."
            error={problems.coverAlt}
          >
            <TextInput
              value={coverAlt}
              maxLength={BLOG_LIMITS.altText}
              onChange={({ target }) => patch({ coverAlt: target.value })}
            />
          </Field>
          <Button
            variant="ghost"
            size="s"
            className="justify-self-start"
            onClick={() => {
              patch({ coverImage: null });
              box.current?.querySelector('button')?.focus();
            }}
          >
            Remove cover
          </Button>
        </>
      )}
    </div>
  );
}
