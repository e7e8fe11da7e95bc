import type { FastifyBaseLogger } from 'fastify'
import { enquiryMail } from './areas/enquiries/enquiry-mail.ts'
import { buildTiles } from './areas/media/build-tiles.ts'
import { accountMail } from './areas/users/account-mail.ts'
import type { Config } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { type Worker, work } from './platform/jobs/work.ts'
import { connectMail } from './platform/mail/mail.ts'

/** The worker: every queue with what is done about its jobs. */
export async function startWorker(config: Config, log: FastifyBaseLogger): Promise<Worker> {
  const db = connectDatabase(config.visitorUrl)
  const members = connectDatabase(config.memberUrl)
  const mailer = connectMail(config)
  const worker = await work(
    config,
    {
      'account-mail': accountMail(members, mailer, config),
      'build-tiles': buildTiles({ members, files: openFiles(config) }),
      'enquiry-mail': enquiryMail({ db, members, mailer, config }),
    },
    log,
  )
  return {
    stop: async () => {
      await worker.stop()
      mailer.close()
      await db.destroy()
      await members.destroy()
    },
  }
}
