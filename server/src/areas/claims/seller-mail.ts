import { langIdOf } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import { render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage } from '../../platform/database/languages.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { type Mailer, messageIdOf } from '../../platform/mail/mail.ts'
import { offerEmail } from './offer-email.ts'
import { offerFacts } from './offer-queries.ts'

type Means = { members: Kysely<Database>; mailer: Mailer; config: Config }

/** Tells the agent that their buyer is first in line for an apartment that has become free (RSV-03). */
export function offerMail({ members, mailer, config }: Means): NonNullable<Handlers['offer-mail']> {
  return async ({ waitingId }, { id }) => {
    const facts = await offerFacts(members, waitingId)
    if (!facts) return
    const { projectName, defaultLangId, timeZone, email, locale, ...offer } = facts
    const project = inLanguage(projectName, { langId: langIdOf(locale), defaultLangId })
    const mail = await render(offerEmail({ ...offer, project, timeZone }, locale))
    await mailer.send({ messageId: messageIdOf(id, config), to: email, ...mail })
  }
}
