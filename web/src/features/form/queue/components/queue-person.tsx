import { ROLE_LABELS } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import type { ReviewedMember } from '@hearthside/contract/form/review';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import { memberPages } from '@hearthside/contract/member/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MessageButton } from '@/features/messaging';
import { EmailLink, PhoneLink } from '@/features/member';
import { useMe } from '@/features/session';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Badge } from '@/ui/badge';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { Avatar } from '@/ui/media/avatar';
import { statusLook } from '../../model/response-words';
import { isReviewed, standingOf } from '../model/queue-forms';
import type { Round } from './use-round';

export interface QueuePersonProps {
  member: ReviewedMember;
  /** The submission that is shown beside. */
  shown: number | undefined;
  /** The link that shows another submission of theirs. */
  look: Round['look'];
}

const LINK =
  'inline-flex min-h-11 items-center rounded-s text-left wrap-anywhere text-brand-strong underline-offset-3 hover:underline';

/** Who is under review: their role and contact, when they joined, their pets, and their forms with how each stands. */
export function QueuePerson({ member, shown, look }: QueuePersonProps) {
  const { user, pets, forms } = member;
  const title = useId();
  const me = useMe();
  return (
    <Card aria-labelledby={title}>
      <div className="mb-3 flex items-center gap-3">
        <Avatar name={fullName(user)} src={user.profilePicture} size="l" />
        <div className="min-w-0">
          <CardTitle as="h3" id={title} className="mb-0!">
            <Link to={memberPages.user(user.id)} className={LINK}>
              <bdi>{fullName(user)}</bdi>
            </Link>
          </CardTitle>
          {user.verified ? <Badge tone="good">Verified</Badge> : <Badge>Unverified</Badge>}
        </div>
        <MessageButton
          memberId={user.id}
          name={fullName(user)}
          way={messageWay(me, user)}
          look="icon"
          className="-mr-2 ml-auto self-start"
        />
      </div>
      <FactList className="min-[420px]:[&>div]:grid-cols-[7rem_1fr]">
        <Fact label={user.verified ? 'Role' : 'Role requested'}>{ROLE_LABELS[user.role].one}</Fact>
        <Fact label="Email">
          <EmailLink email={user.email} />
        </Fact>
        <Fact label="Phone">{user.phoneNumber && <PhoneLink phone={user.phoneNumber} />}</Fact>
        <Fact label="Joined">{formatDate(user.createdAt)}</Fact>
        <Fact label="Pets" empty="None">
          {pets.length > 0 && (
            <ul>
              {pets.map(({ id, name, breed }) => (
                <li key={id}>
                  <Link to={petPages.detail(id)} className={LINK}>
                    <bdi>{name}</bdi>
                  </Link>
                  {breed && <span className="text-s font-normal text-ink-soft"> {breed}</span>}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </FactList>
      <h4 className="mt-3 mb-1 font-body text-s font-[650] tracking-normal">Forms</h4>
      {forms.length === 0 && <p className="text-s text-ink-soft">None are meant for them.</p>}
      <ul className="divide-y divide-line">
        {forms.map((form) => (
          <li key={form.id} className="flex flex-wrap items-center justify-between gap-x-3 py-0.5">
            <FormName form={form} shown={shown} look={look} />
            <Standing form={form} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Form = ReviewedMember['forms'][number];

/** The title of a form, which leads to its answers if it was sent. */
function FormName({
  form,
  shown,
  look,
}: Pick<QueuePersonProps, 'shown' | 'look'> & { form: Form }) {
  const { id, title, status, responseId } = form;
  if (responseId === null || status === null || status === 'draft') {
    return (
      <span dir="auto" className="inline-flex min-h-11 items-center wrap-anywhere">
        {title}
      </span>
    );
  }
  const isHere = isReviewed(form);
  const isShown = responseId === shown;
  return (
    <Link
      {...(isHere ? look(responseId) : { to: formPages.response(id, responseId) })}
      aria-current={isShown || undefined}
      className={clsx(LINK, isShown && 'font-[650]')}
    >
      <bdi>{title}</bdi>
    </Link>
  );
}

function Standing({ form }: { form: Form }): ReactNode {
  const { status, updatedAt } = form;
  const isSent = status !== null && status !== 'draft';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      {isSent && updatedAt && formatDate(updatedAt)}
      <Badge tone={status ? statusLook(status).tone : 'neutral'}>{standingOf(form)}</Badge>
    </span>
  );
}
