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
  warning:
    'M12 9v5m0 2.9v.1M10.6 4.6 3.2 17.4a1.6 1.6 0 0 0 1.4 2.4h14.8a1.6 1.6 0 0 0 1.4-2.4L13.4 4.6a1.6 1.6 0 0 0-2.8 0Z',
  pause: 'M9 6v12m6-12v12',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  switch: 'm8 9.5 4-4 4 4m-8 5 4 4 4-4',
  right: 'm9 6 6 6-6 6',
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
