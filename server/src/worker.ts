import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { holdMail, offerMail } from './areas/claims/seller-mail.ts'
import { agentMail } from './areas/enquiries/agent-mail.ts'
import { enquiryMail } from './areas/enquiries/enquiry-mail.ts'
import { importMail } from './areas/imports/import-mail.ts'
import { applyScheduled } from './areas/imports/scheduled-import.ts'
import { buildTiles } from './areas/media/build-tiles.ts'
import { forgetUploads } from './areas/media/resumable/forget-uploads.ts'
import { takeUpload } from './areas/media/resumable/take-upload.ts'
import { warmPictures } from './areas/media/warm-pictures.ts'
import { measureBackups } from './areas/operations/operation-figures.ts'
import { invitationMail } from './areas/people/invitation-mail.ts'
import { eraseOldEnquiries } from './areas/privacy/erase-old-enquiries.ts'
import { accountMail } from './areas/users/account-mail.ts'
import { forgetSecurityEvents } from './areas/users/forget-security-events.ts'
import { deliverWebhooks } from './areas/webhooks/deliver-webhooks.ts'
import { forgetDeliveries } from './areas/webhooks/forget-deliveries.ts'
import type { Config } from './platform/config.ts'
import { connectDatabase, servingOptions } from './platform/database/database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { jobSender } from './platform/jobs/jobs.ts'
import { watchWorker } from './platform/jobs/watch-worker.ts'
import { type Worker, work } from './platform/jobs/work.ts'
import { connectMail } from './platform/mail/mail.ts'

/** The worker: every queue with what is done about its jobs. */
export async function startWorker(
  config: Config,
  log: FastifyBaseLogger,
  figures?: Registry,
): Promise<Worker> {
  // A statement here takes no longer than one of the web: its time is the role's, whoever asks (decision 170).
  const options = servingOptions({ ...config, preparedStatements: false })
  const db = connectDatabase(config.visitorUrl, options)
  const members = connectDatabase(config.memberUrl, options)
  const mailer = connectMail(config)
  const watched = watchWorker({ config, members, log, figures })
  watched.measure(measureBackups)
  const jobs = jobSender(members)
  const files = openFiles(config)
  const worker = await work(
    config,
    watched.measured({
      'account-mail': accountMail(members, mailer, config),
      'build-tiles': buildTiles({ members, files }),
      'warm-pictures': warmPictures({ members, files }),
      'take-upload': takeUpload({ members, files, limits: config.uploads }),
      'forget-uploads': forgetUploads({ members, files }),
      'invitation-mail': invitationMail(members, mailer, config),
      'enquiry-mail': enquiryMail({ members, jobs }),
      'agent-mail': agentMail({ db, members, jobs, mailer, config }),
      'offer-mail': offerMail({ members, mailer, config }),
      'hold-mail': holdMail({ members, mailer, config }),
      'apply-import': applyScheduled({ members, jobs }),
      'import-mail': importMail({ members, mailer, config }),
      'erase-old-enquiries': eraseOldEnquiries(members),
      'forget-security-events': forgetSecurityEvents(members),
      'forget-deliveries': forgetDeliveries(members),
    }),
    log,
  )
  const webhooks = deliverWebhooks({ members, config, log })
  await watched.listen()
  return {
    stop: async () => {
      watched.stops()
      await Promise.all([worker.stop(), webhooks.stop()])
      await watched.close()
      await jobs.close()
      mailer.close()
      await db.destroy()
      await members.destroy()
    },
  }
}
