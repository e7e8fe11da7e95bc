import { m } from '../../paraglide/messages.js'
import styles from './studio-uploads.module.css'
import type { Upload } from './upload.ts'
import { UploadRow } from './upload-row.tsx'
import { dismiss, goOn, takeOlder } from './uploads.ts'

/** Each file on a line of its own; one that fails stops no other. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={m.studio_uploads()}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onGoOn={(file) => goOn(upload.key, file)}
          onTakeOlder={() => void takeOlder(upload.key)}
          onDismiss={() => void dismiss(upload.key)}
        />
      ))}
    </ul>
  )
}
