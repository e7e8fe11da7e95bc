import { useEffect, useState } from 'react'
import { browserBearer } from '../../api/loader-api.ts'
import styles from './studio-picture.module.css'

interface StudioPictureProps {
  projectId: number
  mediaId: number
  /** Of what is shown: a newer picture has another one. */
  revision: number
  width: 320 | 640 | 960 | 1280
  /** Empty where words beside it say the same. */
  alt: string
}

/** A picture as authors see it, which may wait for Publish: it is asked for as they are, not as visitors. */
export function StudioPicture({ projectId, mediaId, revision, width, alt }: StudioPictureProps) {
  const [address, setAddress] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another picture
  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    const url = `/api/v1/studio/projects/${projectId}/media/${mediaId}/file?resize=${width}`
    const load = async () => {
      const response = await browserBearer().fetch(new Request(url, { signal: left.signal }))
      if (!response.ok) return
      made = URL.createObjectURL(await response.blob())
      if (left.signal.aborted) URL.revokeObjectURL(made)
      else setAddress(made)
    }
    load().catch(() => undefined)
    return () => {
      left.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [projectId, mediaId, revision, width])
  return address ? (
    <img className={styles.picture} src={address} alt={alt} />
  ) : (
    <span className={styles.picture} {...(alt && { role: 'img', 'aria-label': alt })} />
  )
}
