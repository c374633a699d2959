import type { Me } from '@hearthside/contract/member/me';
import { PICTURE } from '@hearthside/contract/member/profile';
import { fullName } from '@/lib/full-name';
import { pictureAttempt } from '@/lib/picture-attempt';
import { Avatar } from '@/ui/media/avatar';
import { PictureChange } from '@/ui/media/picture-change';
import { toast } from '@/ui/toast/toast';
import { useRemovePicture, useSavePicture } from '../../api/members';

/** The member's picture, with the controls to change it: choose, crop and upload with progress, or remove. */
export function ProfilePicture({ me }: { me: Me }) {
  const { trigger: upload, percent, cancel } = useSavePicture();
  const { trigger: remove } = useRemovePicture();
  const attempt = pictureAttempt(toast);
  return (
    <PictureChange
      has={me.profilePicture !== null}
      whose="your"
      maxBytes={PICTURE.maxBytes}
      percent={percent}
      onUpload={(picture) => attempt.save(upload({ file: picture }))}
      onRemove={() => attempt.remove(remove())}
      onCancel={cancel}
    >
      <Avatar name={fullName(me)} src={me.profilePicture} size="xl" />
    </PictureChange>
  );
}
