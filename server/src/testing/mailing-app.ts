import { expect } from 'vitest'
import { startWorker } from '../worker.ts'
import { startMailbox } from './mailbox.ts'
import type { ReceivedMail } from './parse-mail.ts'
import { createTestApp } from './test-app.ts'

export type MailingApp = Awaited<ReturnType<typeof startMailingApp>>

/** The API with a worker that mails, and the mailbox that all of it goes to. */
export async function startMailingApp() {
  const mailbox = await startMailbox()
  const server = await createTestApp()
  const worker = await startWorker(
    { ...server.config, smtpUrl: mailbox.smtpUrl, publicUrl: 'https://homes.example' },
    server.app.log,
  )
  return {
    mailbox,
    server,
    async close() {
      await worker.stop()
      await server.close()
      await mailbox.close()
    },
  }
}

/** The token of the one link to that page, which is the same in both parts of the mail. */
export function tokenIn({ links, html }: ReceivedMail, path: string): string {
  const link = links.find((address) => address.includes(path)) ?? ''
  expect(link).toMatch(new RegExp(`^https://homes\\.example${path}\\?(projectId=\\d+&)?token=[\\w-]{43}$`))
  expect(html).toContain(link.replaceAll('&', '&amp;'))
  return new URL(link).searchParams.get('token') ?? ''
}
