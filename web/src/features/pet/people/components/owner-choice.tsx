import { UserRoundPen, UserRoundSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Avatar } from '@/ui/media/avatar';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmailText } from '@/ui/email-text';
import { FieldError } from '@/ui/fields/field';
import { Skeleton } from '@/ui/skeleton';
import { OwnerDialog } from './owner-dialog';
import type { NewPet } from '../../create/components/use-new-pet';

/** The owner of a new pet. An admin chooses them first, because the owner's profile fills in the form. */
export function OwnerChoice({ edit }: { edit: NewPet }) {
  const [choosing, setChoosing] = useState(false);
  const errorId = useId();
  const error = edit.errors.ownerId;
  const none = edit.ownerId === 0;
  return (
    <Card aria-labelledby="new-pet-whose">
      <CardTitle id="new-pet-whose">Whose pet is it?</CardTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          {none ? (
            <p className="text-ink-soft">
              Choose the owner first: their profile fills in the contact and the address.
            </p>
          ) : (
            <AsyncView
              {...viewOf(edit.owner)}
              skeleton={<Skeleton className="h-10 w-56" />}
              errorTitle="Failed to load the owner’s profile"
            >
              {({ user }) => (
                <div className="flex items-center gap-3">
                  <Avatar name={fullName(user)} src={user.profilePicture} />
                  <div className="min-w-0">
                    <p dir="auto" className="font-[560] wrap-anywhere">
                      {fullName(user)}
                    </p>
                    <p className="text-s wrap-anywhere text-ink-soft">
                      <EmailText email={user.email} />
                    </p>
                  </div>
                </div>
              )}
            </AsyncView>
          )}
        </div>
        <Button
          data-invalid={error ? '' : undefined}
          variant="quiet"
          icon={
            none ? (
              <UserRoundSearch size={18} aria-hidden />
            ) : (
              <UserRoundPen size={18} aria-hidden />
            )
          }
          aria-describedby={error && errorId}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {none ? 'Choose the owner' : 'Choose another owner'}
        </Button>
      </div>
      <FieldError id={errorId} error={error} />
      <OwnerDialog
        open={choosing}
        chosen={edit.ownerId || undefined}
        description="They own the pet: they can see it and change everything about it."
        onChoose={({ user }) => {
          setChoosing(false);
          edit.chooseOwner(user.id);
        }}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}
