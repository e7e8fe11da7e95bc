import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  /** Made from the row that the mail is about, so that a mail sent twice is one mail: `<uuid@belvedere>`. */
  messageId: string
  to: string
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
        await transport.sendMail({ to: asObject(to), ...mail })
      } catch (error) {
        throw refusalOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** As an object: a comma in an address cannot add a second recipient. */
const asObject = (address: string) => ({ name: '', address })

/** A mail that was not taken, told without addresses: what a mail server answers quotes the one it refused. */
export class MailRefused extends Error {
  /** The server's number, such as 550; undefined when it did not answer at all. */
  readonly reply: number | undefined
  /** Trying again cannot help: the server refused this recipient, or this mail, with a number above 500. */
  readonly final: boolean

  constructor(code: string, reply: number | undefined, final: boolean) {
    super(`The mail server did not take a mail (${[code, reply].filter(Boolean).join(', ')})`)
    this.reply = reply
    this.final = final
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string }

/** About this mail and its recipient; what comes before (greeting, login, sender) is about us, and may be set right. */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['RCPT TO', 'DATA']

function refusalOf(error: unknown): MailRefused {
  const { code = 'unknown', responseCode, command } = error as SmtpError
  const refused = ABOUT_THE_MAIL.includes(command) && responseCode !== undefined && responseCode >= 500
  // Not even asked for: no address that SMTP knows.
  const nowhere = code === 'EENVELOPE' && command === 'API'
  return new MailRefused(code, responseCode, refused || nowhere)
}

/** The Message-ID of the mail about one row. */
export function messageIdOf(id: string, config: Pick<Config, 'mailFrom'>): string {
  const host = /@([\w.-]+)/.exec(config.mailFrom)?.[1] ?? 'belvedere.invalid'
  return `<${id}@${host}>`
}
