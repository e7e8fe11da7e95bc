import { useRouteLoaderData } from 'react-router'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { privacyTexts } from '../explorer/texts/privacy-texts.ts'
import { TextsScreen } from '../explorer/texts/texts-screen.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PRODUCT_NAME } from '../ui/product-name.ts'

/** What becomes of what people write here, unless the project has a text of its own elsewhere (PRV-01). */
export default function PrivacyPage() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const project = root?.project ?? undefined
  const name = project?.name ?? PRODUCT_NAME
  return (
    <>
      <PageHead
        title={`${m.privacy()} · ${name}`}
        description={m.privacy_account_text()}
        origin={root?.origin}
      />
      <AppBar title={name} heading={false} project={project} ground="paper" />
      <TextsScreen name={name} texts={privacyTexts(project)} />
    </>
  )
}
