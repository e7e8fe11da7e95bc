import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  /** Made from the row that the mail is about, so that a mail sent twice is one mail: `<uuid@belvedere>`. */
  messageId: string
  to: string | readonly string[]
  subject: string
  html: string
  text: string
  replyTo?: string
}

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** A mail server that does not answer by then counts as gone; the job is tried again. */
const ANSWER_WITHIN_MS = 10_000
const CONNECTIONS = 4

/** Sends by SMTP. It logs nothing: a mail is made of addresses, names and tokens. */
export function connectMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: ANSWER_WITHIN_MS,
      greetingTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  )
  return {
    send: async ({ to, ...mail }) => {
      try {
        // As objects: a comma in an address cannot add a second recipient.
        await transport.sendMail({ to: [to].flat().map((address) => ({ name: '', address })), ...mail })
      } catch (error) {
        throw withoutAddresses(error)
      }
    },
    close: () => transport.close(),
  }
}

/** What a mail server answers quotes the address it refused. */
function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number }
  return new Error(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(', ')})`)
}

/** The Message-ID of the mail about one row. */
export function messageIdOf(id: string, config: Pick<Config, 'mailFrom'>): string {
  const host = /@([\w.-]+)/.exec(config.mailFrom)?.[1] ?? 'belvedere.invalid'
  return `<${id}@${host}>`
}
