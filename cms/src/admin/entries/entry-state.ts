import { shownMoment } from '@hearthside/contract/shown-date';
import { scheduledFor } from '../scheduled-publishing';

/** The part of an entry that tells where it stands. Times are in ISO 8601. */
export interface Standing {
  createdAt?: string;
  updatedAt?: string;
  changedBy?: string | null;
  publishAt?: string | null;
  /** When a blog was first published. */
  releasedAt?: string | null;
  /** How many topics an answer has: one or none. */
  topic?: { count?: number } | null;
}

/** What Strapi says about the other state of an entry with drafts. */
export interface OtherStates {
  availableStatus?: readonly { publishedAt?: string | null; updatedAt?: string }[];
}

const when = (at: string) => shownMoment('dayAndClock', new Date(at));

/** A blog's state: what members see of it, and what is still to come. */
function blogState({ publishAt, releasedAt, updatedAt }: Standing, others: OtherStates): string {
  const published = others.availableStatus?.find((status) => Boolean(status.publishedAt));
  const scheduled = publishAt ? `Scheduled for ${scheduledFor(new Date(publishAt))}` : '';
  if (!published) return scheduled || 'Draft';
  const isNewer = (updatedAt ?? '') > (published.updatedAt ?? '');
  const since = `Published on ${when(releasedAt ?? published.publishedAt ?? '')}`;
  const changes = isNewer ? 'with unpublished changes' : '';
  return [since, scheduled ? scheduled.replace('S', 's') : changes].filter(Boolean).join(', ');
}

const NO_TOPIC = 'No topic: members can’t read it';

/** The state of an entry in the head of its form. Only blogs have drafts: everything else is published once saved. */
export function stateLine(hasDrafts: boolean, entry: Standing, others: OtherStates): string {
  if (hasDrafts) return blogState(entry, others);
  if (entry.topic !== undefined && !entry.topic?.count) return NO_TOPIC;
  return entry.createdAt ? `Published on ${when(entry.createdAt)}` : '';
}

/** Who saved an entry last and when. Without a name, the portal did so by itself or it is not known. */
export function savedLine({ changedBy, updatedAt }: Standing): string {
  if (!updatedAt) return '';
  return `Last saved${changedBy ? ` by ${changedBy}` : ''} on ${when(updatedAt)}`;
}
