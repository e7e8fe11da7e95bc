import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-project-address.module.css'

/** Where visitors find the published project: opened in a new tab, or copied (STU-07). */
export function ProjectAddress() {
  const { address } = useStudioProject().project
  const [copied, setCopied] = useState(false)
  return (
    <p className={styles.address}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={m.studio_address_open({ address })}>
        {address.replace(/^https?:\/\/|\/$/g, '')} <Icon name="open" size={16} />
      </a>
      <Button
        look="text"
        onClick={() =>
          void navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? m.studio_keys_copied() : m.studio_address_copy()}
      </Button>
    </p>
  )
}
