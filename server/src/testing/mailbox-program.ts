import { once } from 'node:events'
import { createServer } from 'node:http'
import { startMailbox } from './mailbox.ts'

/**
 * A mailbox for tests of another room: prints where it takes mails and where it shows them as JSON, and ends when it is
 * told to, or when whoever started it is gone.
 */
const mailbox = await startMailbox()
const page = createServer((_, response) => {
  mailbox.mails().then(
    (mails) => response.setHeader('content-type', 'application/json').end(JSON.stringify(mails)),
    () => response.writeHead(500).end(),
  )
}).listen(0, '127.0.0.1')
await once(page, 'listening')
const address = page.address()
const port = typeof address === 'object' ? address?.port : undefined
console.log(JSON.stringify({ smtpUrl: mailbox.smtpUrl, page: `http://127.0.0.1:${port}` }))

const told = Promise.race([once(process, 'SIGTERM'), once(process.stdin.resume(), 'end')])
await told
await mailbox.close()
process.exit(0)
