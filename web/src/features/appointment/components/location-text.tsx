import { isHttpsAddress } from '@hearthside/contract/web-address';

/** The place of an appointment. The address of a video call is a link. */
export function LocationText({ location }: { location: string }) {
  if (/\s/.test(location) || !isHttpsAddress(location))
    return <span className="wrap-anywhere">{location}</span>;
  return (
    <a
      href={location}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-1.5 inline-flex min-h-11 items-center rounded-s wrap-anywhere text-brand-strong underline-offset-3 hover:underline"
    >
      {location}
    </a>
  );
}
