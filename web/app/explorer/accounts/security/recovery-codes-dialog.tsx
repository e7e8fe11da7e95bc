import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './security-dialog.module.css'

/** They are shown this once: copied, kept in a file, or printed. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  // One more Enter after the code would close them unread.
  const first = useRef<HTMLButtonElement>(null)
  const text = `${codes.join('\n')}\n`

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' }).click()
    URL.revokeObjectURL(address)
  }

  return (
    <Dialog title={m.recovery_codes()} onClose={onClose} initialFocus={() => first.current}>
      <p>{m.recovery_codes_lead()}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className={styles.copied}>
        {copied && m.copied()}
      </p>
      <div className={styles.foot}>
        <Button ref={first} onClick={() => void copy()}>
          {m.copy()}
        </Button>
        <Button onClick={download}>{m.download()}</Button>
        <Button onClick={() => window.print()}>{m.print()}</Button>
      </div>
      <Button look="primary" onClick={onClose}>
        {m.codes_kept()}
      </Button>
    </Dialog>
  )
}
