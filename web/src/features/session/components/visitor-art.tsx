/** The picture next to the visitors' forms: a lit house at dusk, with somebody waiting in front of it. */
export function VisitorArt({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 560"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <circle cx="196" cy="330" r="150" className="fill-banner-sun" />
      <ellipse cx="560" cy="520" rx="420" ry="230" className="fill-banner-leaf" />
      <path d="M-20 470 Q140 350 360 430 T680 420 V580 H-20 Z" className="fill-(--banner-to)" />
      <House />
      <Dog />
      <Cat />
      <path d="M-20 520 Q170 440 380 492 T680 476 V580 H-20 Z" className="fill-(--banner-from)" />
    </svg>
  );
}

function House() {
  return (
    <g>
      <rect x="432" y="262" width="26" height="66" rx="3" className="fill-(--banner-from)" />
      <path
        d="M322 346 L402 268 Q410 260 418 268 L498 346 Q504 354 494 354 H326 Q316 354 322 346 Z"
        className="fill-(--banner-from)"
      />
      <rect x="344" y="344" width="132" height="130" rx="4" className="fill-tint-1" />
      <rect x="364" y="372" width="38" height="42" rx="5" className="fill-banner-sun" />
      <path d="M383 372 V414 M364 393 H402" className="stroke-tint-1" strokeWidth="4" />
      <path
        d="M424 474 V400 Q424 380 442 380 Q460 380 460 400 V474 Z"
        className="fill-(--banner-to)"
      />
      <circle cx="452" cy="430" r="3" className="fill-banner-sun" />
    </g>
  );
}

function Dog() {
  return (
    <g className="fill-tint-2" transform="translate(4 -14)">
      <path d="M214 500 Q186 492 190 462 Q192 452 199 456 Q200 482 224 484 Z" />
      <path d="M216 506 Q206 452 238 428 L272 424 Q288 456 282 506 Z" />
      <path d="M236 434 Q228 392 254 380 Q280 372 290 390 L310 402 Q318 408 312 416 Q302 428 284 426 Q276 440 256 440 Z" />
      <path
        d="M252 380 Q236 378 232 402 Q230 420 240 424 Q256 412 258 388 Z"
        className="fill-banner-sun"
      />
      <circle cx="282" cy="399" r="3.5" className="fill-(--banner-from)" />
      <ellipse cx="312" cy="405" rx="6" ry="5" className="fill-(--banner-from)" />
      <path
        d="M240 436 Q258 446 280 432"
        fill="none"
        className="stroke-banner-leaf"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}

function Cat() {
  return (
    <g className="fill-tint-4" transform="translate(0 -12)">
      <path
        d="M146 500 Q172 500 168 474"
        fill="none"
        className="stroke-tint-4"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M94 506 Q86 458 112 446 L138 446 Q162 460 156 506 Z" />
      <path d="M98 430 L98 398 Q98 392 103 396 L114 406 Q124 403 134 406 L145 396 Q150 392 150 398 L150 430 Q148 454 124 454 Q100 454 98 430 Z" />
      <circle cx="114" cy="426" r="3" className="fill-(--banner-from)" />
      <circle cx="134" cy="426" r="3" className="fill-(--banner-from)" />
      <path d="M121 435 H127 L124 439 Z" className="fill-(--banner-from)" />
    </g>
  );
}
