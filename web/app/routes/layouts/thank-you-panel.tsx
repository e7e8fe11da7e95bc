import { useRouteLoaderData } from 'react-router'
import { ThankYou } from '../../explorer/ask/thank-you.tsx'
import { Logo } from '../../explorer/frame/logo.tsx'
import { TitlePicture } from '../../explorer/frame/title-picture.tsx'
import type { loader } from '../../root.tsx'
import { usePanel } from '../../state/open-panel.ts'

/** The message after sending, over the picture of what was asked about. */
export default function ThankYouPanel() {
  const panel = usePanel()
  const picture = panel?.name === 'thank-you' ? panel.picture : undefined
  const project = useRouteLoaderData<typeof loader>('root')?.project
  return (
    <ThankYou
      logo={project && <Logo project={project} tone="light" />}
      picture={<TitlePicture project={project ?? undefined} behind="thanks" picture={picture} />}
    />
  )
}
