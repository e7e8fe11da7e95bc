import { acceptedFiles, type FilePurpose } from '@belvedere/domain/uploads/file-problem'
import { useRef, useState } from 'react'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-uploads.module.css'

interface DropZoneProps {
  purpose: FilePurpose
  /** "Drop renders here or", "choose files", "JPG or PNG". */
  words: { drop: string; choose: string; kinds: string }
  onFiles: (files: readonly File[]) => void
}

/** Files, many at once, by dropping or by choosing. */
export function DropZone({ purpose, words, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <StaffIcon name="picture" size={24} />
      <div>
        <p className={styles.what}>
          {words.drop}{' '}
          <button type="button" className={styles.choose} onClick={() => input.current?.click()}>
            {words.choose}
          </button>
        </p>
        <p className={styles.kinds}>{words.kinds}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={words.choose}
        accept={acceptedFiles(purpose)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
