import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-settings.module.css'

/** A secret that is not shown again, to be copied now. */
export function ShownOnce({ words, secret }: { words: string; secret: string }) {
  const [copied, setCopied] = useState<string>()
  return (
    <div className={styles.made} role="status">
      <p>{words}</p>
      <code>{secret}</code>
      <Button
        onClick={async () => {
          await navigator.clipboard.writeText(secret)
          setCopied(secret)
        }}
      >
        {copied === secret ? m.studio_keys_copied() : m.studio_keys_copy()}
      </Button>
    </div>
  )
}
