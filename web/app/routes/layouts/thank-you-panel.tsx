import { useRouteLoaderData } from 'react-router'
import { ThankYou } from '../../explorer/ask/thank-you.tsx'
import { Logo } from '../../explorer/frame/logo.tsx'
import { TitlePicture } from '../../explorer/frame/title-picture.tsx'
import type { loader } from '../../root.tsx'

/** The message after sending, over the project's own picture. */
export default function ThankYouPanel() {
  const project = useRouteLoaderData<typeof loader>('root')?.project
  return (
    <ThankYou
      logo={project && <Logo project={project} tone="light" />}
      picture={<TitlePicture project={project ?? undefined} behind="thanks" />}
    />
  )
}
