import { useEffect, useEffectEvent } from 'react'
import type { StudioProject } from '../project/studio-project.ts'
import { goOnAfterReload, goOnWhenOnline, useUploads } from './uploads.ts'

/** On every page of a project: what was on its way goes on, after a reload and after a cut line. */
export function useUploadsGoOn({ project, profile, may, reload }: StudioProject): void {
  const mayUpload = may({ resource: 'content', permission: 'write' })
  useEffect(() => {
    if (mayUpload) goOnAfterReload(profile.id, project.id).catch(() => undefined)
  }, [mayUpload, profile.id, project.id])
  useEffect(() => goOnWhenOnline(), [])
  // What has become a picture waits for Publish.
  const ready = useUploads().filter((one) => one.projectId === project.id && one.state === 'ready').length
  const tell = useEffectEvent(() => reload())
  useEffect(() => {
    if (ready > 0) tell()
  }, [ready])
}
