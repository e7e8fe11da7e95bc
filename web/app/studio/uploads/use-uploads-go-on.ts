import { useEffect } from 'react'
import type { StudioProject } from '../project/studio-project.ts'
import { goOnAfterReload, goOnWhenOnline } from './uploads.ts'

/** On every page of a project: what was on its way goes on, after a reload and after a cut line. */
export function useUploadsGoOn({ project, profile, may }: StudioProject): void {
  const mayUpload = may({ resource: 'content', permission: 'write' })
  useEffect(() => {
    if (mayUpload) goOnAfterReload(profile.id, project.id).catch(() => undefined)
  }, [mayUpload, profile.id, project.id])
  useEffect(() => goOnWhenOnline(), [])
}
