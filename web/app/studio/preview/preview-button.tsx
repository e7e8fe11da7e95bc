import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioIcon } from '../ui/studio-icon.tsx'
import styles from './studio-preview-button.module.css'

const EDIT = { resource: 'content', permission: 'write' } as const

/** The way to see what waits for Publish as visitors would. */
export function PreviewButton({ onOpen }: { onOpen: () => void }) {
  const { may } = useStudioProject()
  if (!may(EDIT)) return null
  return (
    <button type="button" className={styles.preview} data-studio-preview="" onClick={onOpen}>
      <StudioIcon name="eye" size={18} />
      <span className={styles.word}>{m.studio_preview()}</span>
    </button>
  )
}
