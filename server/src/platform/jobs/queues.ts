import type { Locale } from '@belvedere/domain/screens/locale'

/** Every kind of job with what it carries. A job names rows by id; it is retried until it succeeds. */
export type Jobs = {
  /** Something goes to the owner of an account, if there is one by that e-mail address or username (areas/users). */
  'account-mail': {
    about:
      | 'signed-up'
      | 'verify-email'
      | 'reset-password'
      | 'password-changed'
      | 'passkey-added'
      | 'passkey-removed'
      | 'codes-on'
      | 'codes-off'
      | 'recovery-code-used'
      | 'factors-removed'
    /** Gone once the mail is out. */
    name?: string
    locale: Locale
    /** The name of what was added or removed. */
    what?: string
  }
  /** Someone is invited to work on a project, by the mail that the invitation names (areas/people). */
  'invitation-mail': { invitationId: number; mailId: string }
  /** An accepted enquiry is handed out: an `agent-mail` for each agent of its project (areas/enquiries). */
  'enquiry-mail': { enquiryId: string }
  /** One of those mails is tried; each try has its number (areas/enquiries). */
  'agent-mail': { mailId: number; attempt: number }
  /** An agent learns that their buyer has the offer of an apartment (areas/claims). */
  'offer-mail': { waitingId: number }
  /** An agent learns that a hold of theirs is about to end, unless it has another end by then (areas/claims). */
  'hold-mail': { claimId: number; endsAt: string }
  /** What projects may not keep any longer is erased (areas/privacy). */
  'erase-old-enquiries': Record<string, never>
  /** Security events that are old enough are forgotten (areas/users). */
  'forget-security-events': Record<string, never>
  /** Deliveries of webhooks that are long over are forgotten (areas/webhooks). */
  'forget-deliveries': Record<string, never>
  /** A scheduled price list is applied (areas/imports). */
  'apply-import': { importId: number }
  /** An admin learns what of it was left out (areas/imports). */
  'import-mail': { importId: number; userId: number }
  /** The tile pyramid of an uploaded picture is built (areas/media). */
  'build-tiles': { mediaId: number }
  /** Every width of the pictures that a project shows is made before anyone asks (areas/media). */
  'warm-pictures': { projectId: number }
  /** An upload that has arrived whole is made what it is to become (areas/media). */
  'take-upload': { uploadId: number }
  /** Uploads that nobody goes on with are let go of (areas/media). */
  'forget-uploads': Record<string, never>
}

export type QueueName = keyof Jobs

export const QUEUE_NAMES: readonly QueueName[] = [
  'account-mail',
  'invitation-mail',
  'enquiry-mail',
  'agent-mail',
  'offer-mail',
  'hold-mail',
  'erase-old-enquiries',
  'forget-security-events',
  'forget-deliveries',
  'apply-import',
  'import-mail',
  'build-tiles',
  'warm-pictures',
  'take-upload',
  'forget-uploads',
]

/** What comes by itself, and when (UTC). However many workers there are, it is one job. */
export const SCHEDULES: Readonly<Partial<Record<QueueName, string>>> = {
  'erase-old-enquiries': '17 3 * * *',
  'forget-security-events': '37 3 * * *',
  'forget-uploads': '57 3 * * *',
  'forget-deliveries': '17 4 * * *',
}
