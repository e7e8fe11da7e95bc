/** Glyphs that only the studio has; those of buyers' screens are in `web/app/ui/icon.tsx`. */
const STUDIO_ICONS = {
  overview: 'm4 11 8-6.5 8 6.5M6 9.6V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.6M10 20v-5.5h4V20',
  table:
    'M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-1 4.5h17m-17 5h17M9 9.5V19',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.4l3 1.8',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 5a3.2 3.2 0 0 1 0 6.2m2 3.6c2 .7 3.1 2.4 3.5 5.2',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.4 6.6a2.5 2.5 0 0 1 4.9.6c0 1.7-2.5 2-2.5 3.8m0 2.7v.1',
  import: 'M12 4v10m-4-3.6 4 4 4-4M4.5 14.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-3.5',
  file: 'M7 3.5h6.5L18 8v11a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1-1.5Zm6.5 0V8H18',
  check: 'm5.5 12.5 4.2 4.2 8.8-9.4',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  pause: 'M9 6v12m6-12v12',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  switch: 'm8 9.5 4-4 4 4m-8 5 4 4 4-4',
  right: 'm9 6 6 6-6 6',
  left: 'm15 6-6 6 6 6',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  places: 'm12 4 8 4.5-8 4.5-8-4.5L12 4Zm-8 8.5 8 4.5 8-4.5M4 16.5l8 4.5 8-4.5',
  select: 'm6 4 12 7-5.5 1.6L10 18.5 6 4Z',
  picture:
    'M5 4.500h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm4 3.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM4.500 17l4.700-4.200 3.300 3 3-2.600 4.300 4',
  polygon: 'm12 4 8 6-3 9.5H7L4 10l8-6Z',
  move: 'M12 4v16M4 12h16m-10.500-5.500L12 4l2.500 2.500m-5 11L12 20l2.500-2.500M6.500 9.500 4 12l2.500 2.500m11-5L20 12l-2.500 2.500',
  snap: 'M7 4v8a5 5 0 0 0 10 0V4h-3.500v8a1.500 1.500 0 0 1-3 0V4H7Zm0 4h3.500m3 0H17',
  redo: 'm15.500 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  remove: 'M5 7h14M10 7V4.500h4V7m-7.500 0 .8 12.500h9.400L17.500 7M10 10.500v6m4-6v6',
  grid: 'M4 6.500 20 4.500v15L4 17.500v-11Zm0 5.500h16M9.500 5.800v12.400m5.500-13.100v13.800',
  mask: 'M4.500 5.500h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm7.500 0v13m2.500-9 4-4m-4 9 6-6m-6 10.500 6-6',
  wipe: 'm9 7-5 5 5 5m6-10 5 5-5 5',
  carry:
    'M8 8.500V5a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-3.500M5 8h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm5 3.500v5m-2.500-2.500h5',
  back: 'M19 12H5m6-6-6 6 6 6',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Zm0 7.500v5m0-8v.1',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3m-11 0h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Z',
  close: 'm6.500 6.500 11 11m0-11-11 11',
  sliders: 'M4 8h9m5 0h2M4 16h3m5 0h8M15.500 5.500v5m-6 3v5',
  export: 'M12 4v10m-4-3.600 4 4 4-4M5 19.500h14',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  warning: 'M12 4 3 19.500h18L12 4Zm0 6v4.500m0 2.300v.1',
} as const

export type StudioIconName = keyof typeof STUDIO_ICONS

/** It says nothing to screen readers, the control around it does. */
export function StudioIcon({ name, size = 20 }: { name: StudioIconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={STUDIO_ICONS[name]} />
    </svg>
  )
}
