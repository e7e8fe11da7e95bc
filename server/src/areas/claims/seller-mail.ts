import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import { type Email, render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage } from '../../platform/database/languages.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { type Mailer, messageIdOf } from '../../platform/mail/mail.ts'
import { endingHold } from './hold-end-queries.ts'
import { offerFacts } from './offer-queries.ts'
import { holdEmail, offerEmail, type SellerFacts } from './seller-email.ts'
import { sellerToTell } from './seller-to-tell.ts'

type Means = { members: Kysely<Database>; mailer: Mailer; config: Config }

/** Tells the agent that their buyer is first in line for an apartment that has become free (RSV-03). */
export function offerMail(means: Means): NonNullable<Handlers['offer-mail']> {
  return async ({ waitingId }, { id }) =>
    mail(means, id, await offerFacts(means.members, waitingId), offerEmail)
}

/** Tells the agent that a hold of theirs is about to end. */
export function holdMail(means: Means): NonNullable<Handlers['hold-mail']> {
  return async ({ claimId, endsAt }, { id }) =>
    mail(means, id, await endingHold(means.members, claimId, new Date(endsAt)), holdEmail)
}

async function mail(
  { members, mailer, config }: Means,
  jobId: string,
  facts: Awaited<ReturnType<typeof offerFacts>>,
  emailOf: (facts: SellerFacts, locale: Locale) => Email,
): Promise<void> {
  const seller = facts && (await sellerToTell(members, facts))
  // What has changed meanwhile is told to nobody.
  if (!seller) return
  const { projectName, defaultLangId, ...others } = facts
  const { email, locale } = seller
  const project = inLanguage(projectName, { langId: langIdOf(locale), defaultLangId })
  const rendered = await render(emailOf({ ...others, project, publicUrl: config.publicUrl }, locale))
  await mailer.send({ messageId: messageIdOf(jobId, config), to: email, ...rendered })
}
