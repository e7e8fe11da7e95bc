import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-preview-panel.module.css'

/** The link that was just made, this once. */
export function MadeLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.made} role="status">
      <p>{m.studio_preview_once()}</p>
      <code>{address}</code>
      <div className={styles.acts}>
        <Button
          onClick={async () => {
            await navigator.clipboard.writeText(address)
            setCopied(true)
          }}
        >
          {copied ? m.studio_preview_copied() : m.studio_preview_copy()}
        </Button>
        <a className={styles.open} href={address} target="_blank" rel="noreferrer">
          {m.studio_preview_open()}
        </a>
      </div>
    </div>
  )
}
