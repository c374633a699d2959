import { forwardRef, type ReactNode, type SVGProps } from 'react';

/** The portal's icons (lucide), because the panel has none of these. */
function drawing(content: ReactNode) {
  return forwardRef<SVGSVGElement, Omit<SVGProps<SVGSVGElement>, 'ref'>>(
    function Drawing(props, ref) {
      return (
        <svg ref={ref} width="1.8rem" height="1.8rem" {...props} viewBox="0 0 24 24" aria-hidden>
          <g
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {content}
          </g>
        </svg>
      );
    },
  );
}

export const PawIcon = drawing(
  <>
    <circle cx="11" cy="4" r="2" />
    <circle cx="18" cy="8" r="2" />
    <circle cx="20" cy="16" r="2" />
    <path d="M9 10a5 5 0 0 1 5 5v3.5a3.5 3.5 0 0 1-6.84 1.045Q6.52 17.48 4.46 16.84A3.5 3.5 0 0 1 5.5 10Z" />
  </>,
);
export const BellIcon = drawing(
  <>
    <path d="M10.268 21a2 2 0 0 0 3.464 0" />
    <path d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326" />
  </>,
);
export const PencilIcon = drawing(
  <>
    <path d="M12 20h9" />
    <path d="M16.376 3.622a1 1 0 0 1 3.002 3.002L7.368 18.635a2 2 0 0 1-.855.506l-2.872.838a.5.5 0 0 1-.62-.62l.838-2.872a2 2 0 0 1 .506-.854z" />
  </>,
);
export const PortalIcon = drawing(
  <>
    <path d="M15 3h6v6" />
    <path d="M10 14 21 3" />
    <path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
  </>,
);
export const ChevronIcon = drawing(<path d="m9 18 6-6-6-6" />);
