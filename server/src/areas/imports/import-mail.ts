import type { WaitingChange } from '@belvedere/domain/imports/still-holds'
import { langIdOf } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import { render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage } from '../../platform/database/languages.ts'
import { showPrices } from '../../platform/database/prices.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { type Mailer, messageIdOf } from '../../platform/mail/mail.ts'
import { importEmail } from './import-email.ts'
import { importMailFacts, waitingChanges } from './import-queries.ts'

type Means = { members: Kysely<Database>; mailer: Mailer; config: Config }

/** Tells an admin which apartments of a scheduled list were left out (IMP-04). */
export function importMail({ members, mailer, config }: Means): NonNullable<Handlers['import-mail']> {
  return async ({ importId, userId }, { id }) => {
    const facts = await importMailFacts(members, importId, userId)
    if (!facts) return
    const { fileName: file, state, projectId, projectName, defaultLangId, email, locale } = facts
    const leftOut = await members.transaction().execute(async (db) => {
      await showPrices(db, projectId)
      return waitingChanges<WaitingChange>(db, importId)
    })
    const project = inLanguage(projectName, { langId: langIdOf(locale), defaultLangId })
    const mail = await render(
      importEmail({ file, state, project, names: leftOut.map(({ name }) => name) }, locale),
    )
    await mailer.send({ messageId: messageIdOf(id, config), to: email, ...mail })
  }
}
