import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-wizard.module.css'

interface WizardFootProps {
  onBack: () => void
  /** What will not happen yet, or why the button is off. */
  line: string
  children: ReactNode
}

export function WizardFoot({ onBack, line, children }: WizardFootProps) {
  return (
    <footer className={styles.foot}>
      <Button look="text" onClick={onBack}>
        {m.studio_import_back()}
      </Button>
      <p role="status">{line}</p>
      {children}
    </footer>
  )
}
