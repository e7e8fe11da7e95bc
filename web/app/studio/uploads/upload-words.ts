import { m } from '../../paraglide/messages.js'
import type { Upload } from './upload.ts'

const whole = (part: number) => Math.floor(part * 100)

/** How far a file is, or why it goes no further. */
export function uploadWords(upload: Upload): string {
  switch (upload.state) {
    case 'waiting':
      return m.studio_upload_waiting()
    case 'arriving':
      return m.studio_upload_arriving({ percent: whole(upload.received / upload.bytes) })
    case 'sent':
    case 'checking':
      return m.studio_upload_checking()
    case 'cutting':
      return m.studio_upload_cutting({ percent: upload.percent })
    case 'ready':
      return m.studio_upload_ready()
    case 'stopped':
      return m.studio_upload_stopped({ percent: whole(upload.received / upload.bytes) })
    default:
      return problemWords(upload)
  }
}

function problemWords({ problem, purpose, width = 0 }: Upload): string {
  switch (problem) {
    case 'wrong-kind':
    case 'file-type-refused':
      return purpose === 'plan' ? m.studio_upload_no_plan() : m.studio_upload_wrong_kind()
    case 'too-small':
      return m.studio_upload_too_small({ width })
    case 'broken':
    case 'file-broken':
      return m.studio_upload_broken()
    case 'file-protected':
      return m.studio_upload_protected()
    case 'file-too-large':
    case 'picture-too-large':
      return m.studio_upload_too_large()
    case 'other-frame':
      return m.studio_upload_other_frame()
    case 'too-many-uploads':
      return m.studio_upload_too_many()
    case 'not-found':
      return m.studio_upload_gone()
    default:
      return m.studio_upload_refused()
  }
}
