import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectMail, type Mailer } from '../platform/mail/mail.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

let mailbox: Mailbox
let mailer: Mailer
beforeAll(async () => {
  mailbox = await startMailbox()
  mailer = connectMail({ smtpUrl: mailbox.smtpUrl, mailFrom: 'Belvedere <no-reply@belvedere.example>' })
})
afterAll(async () => {
  mailer.close()
  await mailbox.close()
})

const LONG = 'Čaršija žuri, đaci šute. '.repeat(20).trim()

const mail = (to: string, id = '1') => ({
  messageId: `<${id}@belvedere.example>`,
  to,
  subject: `Žuti šal i ${'dugačak '.repeat(12)}naslov`,
  html: `<p>${LONG} = 1</p>`,
  text: `${LONG}\nhttps://homes.example/?token=a=b`,
  replyTo: 'ana@visitor.example',
})

it('keeps a mail as it was sent, for whatever address', async () => {
  await mailer.send(mail('Some.One+tag@far.example'))
  const received = await mailbox.waitForMail('Some.One+tag@far.example')
  expect(received).toMatchObject({
    from: 'Belvedere <no-reply@belvedere.example>',
    messageId: '<1@belvedere.example>',
    subject: mail('').subject,
    html: expect.stringContaining(`<p>${LONG} = 1</p>`),
    links: ['https://homes.example/?token=a=b'],
  })
  expect(received.text.trim()).toBe(mail('').text)
  expect(received.headers['reply-to']).toBe('ana@visitor.example')
})

it('several run at once, each with its own mails', async () => {
  const other = await startMailbox()
  const sender = connectMail({ smtpUrl: other.smtpUrl, mailFrom: 'no-reply@belvedere.example' })
  await sender.send(mail('ana@other.example', '2'))
  await other.waitForMail('ana@other.example')
  expect(await mailbox.mailsTo('ana@other.example')).toEqual([])
  sender.close()
  await other.close()
})

it('killed, it takes nothing; started again, it has what it had', async () => {
  await mailer.send(mail('before@far.example', '3'))
  await mailbox.waitForMail('before@far.example')
  await mailbox.kill()
  await expect(mailer.send(mail('down@far.example', '4'))).rejects.toThrow(
    'The mail server did not take a mail',
  )
  await mailbox.restart()
  await mailer.send(mail('after@far.example', '5'))
  await mailbox.waitForMail('after@far.example')
  expect(await mailbox.mailsTo('before@far.example')).toHaveLength(1)
  expect(await mailbox.mailsTo('down@far.example')).toEqual([])
})

it('what goes wrong is told without the address', async () => {
  const failed = await mailer.send(mail('no host')).catch((error: Error) => error.message)
  expect(failed).toMatch(/^The mail server did not take a mail \(\w+(, \d+)?\)$/)
})
