const PATHS = {
  back: 'M19 12H5m6-6-6 6 6 6',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  open: 'M8 16 16 8m-7 0h7v7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4',
  views: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3.6 5.4-2 5.2-5.2 2 2-5.2 5.2-2Z',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  info: 'M12 11v6m0-9.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  error: 'M12 7.5V13m0 3.4v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  warning:
    'M12 9v5m0 2.9v.1M10.6 4.6 3.2 17.4a1.6 1.6 0 0 0 1.4 2.4h14.8a1.6 1.6 0 0 0 1.4-2.4L13.4 4.6a1.6 1.6 0 0 0-2.8 0Z',
  success: 'm8 12.4 2.8 2.8L16 9.8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  heart:
    'M12 20S3.8 15 3.8 9.2A4.3 4.3 0 0 1 8 4.8c1.7 0 3.2 1 4 2.4.8-1.4 2.3-2.4 4-2.4a4.3 4.3 0 0 1 4.2 4.4C20.2 15 12 20 12 20Z',
  compare:
    'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5Zm6 0v15',
  calculator:
    'M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM8.5 7h7v3h-7Zm.2 6.6v.1m3.3-.1v.1m3.3-.1v.1m-6.6 3.3v.1m3.3-.1v.1m3.3-.1v.1',
  person: 'M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.8 20a7.2 7.2 0 0 1 14.4 0',
  menu: 'M5.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM18.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-8.6 9h17.2M12 3c3.2 2.6 3.2 15.4 0 18m0-18c-3.2 2.6-3.2 15.4 0 18',
  search: 'm20 20-4.2-4.2M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  locate: 'M12 3v3m0 12v3M3 12h3m12 0h3M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 4.9v.2',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  buildings:
    'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5V20m0-10h2.5A1.5 1.5 0 0 1 19 11.5V20M3.5 20h17M8.5 8h3m-3 4h3m-3 4h3',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.4v.1m0 5.4v.1m0 5.4v.1',
  filters: 'M4 7h9m4 0h3M4 12h3m4 0h9M4 17h9m4 0h3M15 5v4M9 10v4m6 1v4',
  status: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z',
  ruler:
    'm14.8 3.6 5.6 5.6a1 1 0 0 1 0 1.4l-9.8 9.8a1 1 0 0 1-1.4 0l-5.6-5.6a1 1 0 0 1 0-1.4l9.8-9.8a1 1 0 0 1 1.4 0ZM12 6.4l2 2m-4.8.8 2 2m-4.8.8 2 2',
  layers: 'm12 3.5 8.5 4.4L12 12.3 3.5 7.9 12 3.5Zm8.5 8.5L12 16.4 3.5 12m17 4.1L12 20.5l-8.5-4.4',
  euro: 'M17.5 6.3A7 7 0 0 0 7 12a7 7 0 0 0 10.5 5.7M4 10.3h9M4 13.7h8',
  bed: 'M3.5 19v-6.5A1.5 1.5 0 0 1 5 11h14a1.5 1.5 0 0 1 1.5 1.5V19m-17-3h17M5.5 11V6.5A1.5 1.5 0 0 1 7 5h10a1.5 1.5 0 0 1 1.5 1.5V11M12 8v3',
  building:
    'M8 20V5.5A1.5 1.5 0 0 1 9.5 4h5A1.5 1.5 0 0 1 16 5.5V20M8 10H5.5A1.5 1.5 0 0 0 4 11.5v7A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5H16m-5-2.5h2M11 12h2m-2 4v4m2-4v4m-2-4h2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 10.2a2.8 2.8 0 0 0 3.9 3.9',
  leave: 'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4m5-4 4-4-4-4m4 4H9.5',
  shield: 'm8.8 12 2.3 2.3 4.1-4.3M12 3.2 5 5.8v5.4c0 4.4 2.9 7.9 7 9.6 4.1-1.7 7-5.2 7-9.6V5.8l-7-2.6Z',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1 2 8 5.7 8-5.7',
  clock: 'M12 7v5.2l3.4 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  download: 'M12 4v11m-4.5-4.2L12 15.3l4.5-4.5M5 19.5h14',
} as const

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[]

interface IconProps {
  name: IconName
  size?: number
  /** Filled, as the heart of a favourite. */
  filled?: boolean
}

/** A 24 px line glyph; it says nothing to screen readers, the control around it does. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
