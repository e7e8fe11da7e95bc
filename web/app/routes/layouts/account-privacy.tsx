import { useRouteLoaderData } from 'react-router'
import { privacyAddress } from '../../i18n/privacy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { loader } from '../../root.tsx'
import { PrivacyLine } from '../../ui/privacy-line.tsx'
import { PRODUCT_NAME } from '../../ui/product-name.ts'

/** Under the forms of an account: who keeps what is written there, or uses it once (PRV-01). */
export function AccountPrivacy({ use }: { use: 'account' | 'link' }) {
  const locale = useLocale()
  const project = useRouteLoaderData<typeof loader>('root')?.project ?? undefined
  const name = project?.name ?? PRODUCT_NAME
  const words = use === 'account' ? m.privacy_account({ name }) : m.privacy_mailed_link({ name })
  return <PrivacyLine words={words} label={m.privacy()} href={privacyAddress(project, locale)} />
}
