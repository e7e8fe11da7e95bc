import { startMailCatcher } from './services/mail-catcher.ts'
import { runCommand } from './services/run-command.ts'

/** Runs a command whose mails are caught and shown on a page, unless SMTP_URL names a mail server. */
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Usage: node tools/with-mail-catcher.ts <command…>')

const catcher = process.env.SMTP_URL ? undefined : await startMailCatcher()
if (catcher) console.log(`Mails: ${catcher.page}`)
await runCommand(command, args, catcher ? { SMTP_URL: catcher.smtpUrl } : {})
catcher?.stop()
