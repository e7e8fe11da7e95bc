import { useStudioProject } from '../project/studio-project.ts'

/** Whether Publish puts the project itself on the site: with the first one does, by whoever may set that. */
export function useGoesLive(): boolean {
  const { project, may } = useStudioProject()
  return !project.publish && may({ resource: 'settings', permission: 'write' })
}
