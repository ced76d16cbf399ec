/** The frame's own small pictures, drawn on a 24 by 24 grid with a stroke of the text's colour. */
const PATHS = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  restart: 'M5 12a7 7 0 1 0 2.5-5.4M4 3v5h5',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0l-.8 2H8.8z',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  'turn-previous': 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  'turn-next': 'M12 5l7 7-7 7M5 5l7 7-7 7',
  'part-previous': 'M5 5v14M13 5l-6 7 6 7M20 5l-6 7 6 7',
  'part-next': 'M19 5v14M11 5l6 7-6 7M4 5l6 7-6 7',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  auto: 'M12 4a8 8 0 1 0 .01 0M12 4v16',
  menu: 'M4 7h16M4 12h16M4 17h16',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5M12 2.5a9.5 9.5 0 1 0 .01 0',
  flag: 'M6 21V4M6 4h12l-3 4 3 4H6',
  check: 'M4 12l5 6L20 6',
  live: 'M12 9a3 3 0 1 0 .01 0M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 .01 0',
  person: 'M12 4a4 4 0 1 0 .01 0M4 21c0-5 4-7 8-7s8 2 8 7',
  bot: 'M5 9h14v10H5zM12 9V5M12 4v.5M9 13v2M15 13v2M2 13v3M22 13v3',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

/** A stepped fret, the ornament of the frame: steps that climb and a hook that turns back. */
export function Fret() {
  return (
    <svg class="fret" aria-hidden="true" height="14" width="100%">
      <defs>
        <pattern id="fret" width="42" height="14" patternUnits="userSpaceOnUse">
          <path d="M1 13V10H5V7H9V4H13V1H33V10H21V6H27" fill="none" stroke="currentColor" stroke-width="2" />
          <path d="M1 13H42" stroke="currentColor" stroke-width="2" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill="url(#fret)" />
    </svg>
  )
}

/** The world tree. */
export function Tree() {
  return (
    <svg class="tree" viewBox="0 0 32 32" aria-hidden="true">
      <path class="trunk" d="M14 15h4v8l4 4H10l4-4z" />
      <path class="crown" d="M4 13h4V9h5V5h6v4h5v4h4v3H4z" />
    </svg>
  )
}
