import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-preview-button.module.css'

const EDIT = { resource: 'content', permission: 'write' } as const

/** The way to see what waits for Publish as visitors would. */
export function PreviewButton({ onOpen }: { onOpen: () => void }) {
  const { may } = useStudioProject()
  if (!may(EDIT)) return null
  return (
    <button type="button" className={styles.preview} data-staff-preview="" onClick={onOpen}>
      <StaffIcon name="eye" size={18} />
      <span className={styles.word}>{m.studio_preview()}</span>
    </button>
  )
}
