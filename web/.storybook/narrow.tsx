import type { Decorator } from '@storybook/react-vite'

/** As wide as a panel, or a phone. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: 390 }}>
    <Story />
  </div>
)
