import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { FirstPicture } from './first-picture.tsx'

const SOURCES = { src: '/share.jpg', srcSet: '/share.jpg 1200w', avifSrcSet: '/share.jpg 1200w' }

const meta = preview.meta({
  component: FirstPicture,
  args: { sources: SOURCES, sizes: '100vw', width: 600, height: 315 },
  render: (picture) => <FirstPicture {...picture} alt={m.plan_of({ name: 'R1-208' })} />,
})

export const Told = meta.story()
/** Beside words that say the same. */
export const Silent = meta.story({ render: (picture) => <FirstPicture {...picture} alt="" /> })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
