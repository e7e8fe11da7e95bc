import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/**
 * OpenSMTPD, into which the tests send real mail (server/src/testing/mailbox.ts). It starts as root only, so elsewhere
 * there is no use for it; those tests then say so themselves.
 */
export async function ensureMailServer(): Promise<void> {
  if (process.getuid?.() === 0 && !findProgram('smtpd')) await install(['opensmtpd'], 'OpenSMTPD')
}
