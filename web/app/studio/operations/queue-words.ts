import { m } from '../../paraglide/messages.js'

const WORDS: Readonly<Record<string, () => string>> = {
  'account-mail': m.studio_ops_queue_account_mail,
  'invitation-mail': m.studio_ops_queue_invitation_mail,
  'enquiry-mail': m.studio_ops_queue_enquiry_mail,
  'agent-mail': m.studio_ops_queue_agent_mail,
  'offer-mail': m.studio_ops_queue_offer_mail,
  'hold-mail': m.studio_ops_queue_hold_mail,
  'erase-old-enquiries': m.studio_ops_queue_erase_old_enquiries,
  'forget-security-events': m.studio_ops_queue_forget_security_events,
  'forget-deliveries': m.studio_ops_queue_forget_deliveries,
  'apply-import': m.studio_ops_queue_apply_import,
  'import-mail': m.studio_ops_queue_import_mail,
  'build-tiles': m.studio_ops_queue_build_tiles,
  'warm-pictures': m.studio_ops_queue_warm_pictures,
  'take-upload': m.studio_ops_queue_take_upload,
  'forget-uploads': m.studio_ops_queue_forget_uploads,
  webhooks: m.studio_ops_queue_webhooks,
  'refused-mails': m.studio_ops_queue_refused_mails,
}

/** What a queue is for; one that a newer release has brought is called as the log calls it. */
export const queueWords = (name: string): string => WORDS[name]?.() ?? name
