import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

const PICTURE = {
  '--over-bar': '42px',
  position: 'relative',
  height: 'calc(100vh - 2rem)',
  minHeight: 420,
  background: 'linear-gradient(#8fb4cc, #d9d2bf 46%, #6f7f62 48%, #2f4a58)',
} as CSSProperties

/** Glass stands over a picture: sky, land and sea. */
export const overPicture: Decorator = (Story) => (
  <div style={PICTURE}>
    <Story />
  </div>
)
