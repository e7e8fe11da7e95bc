import { EMAIL_MAX, EMAIL_PATTERN } from '@belvedere/domain/accounts/email-address'
import { z } from 'zod'

/** One line that someone typed: nothing in it that could end a mail's header, or that PostgreSQL cannot keep. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{C}*$/u, { error: 'must not hold control characters' })

/** The same over several lines. */
export const lines = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\P{C}\t\r\n]*$/u, { error: 'must not hold control characters' })

/** One person's address has one form: who writes `é` as two characters is the same person, and is found to be erased. */
export const EmailAddress = z.string().trim().normalize('NFC').max(EMAIL_MAX).regex(EMAIL_PATTERN)
