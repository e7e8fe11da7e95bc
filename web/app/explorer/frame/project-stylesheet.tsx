import type { ProjectSettings } from '../../api/entities.ts'

/** The project's own tokens. The version is in the address: a changed stylesheet is a new address (GEN-04). */
export function ProjectStylesheet({ settings }: { settings: ProjectSettings | undefined }) {
  if (!settings) return null
  const { projectId, stylesheetVersion } = settings
  return (
    <link
      rel="stylesheet"
      href={`/th-server/api/v1/frontend/projects/${projectId}/stylesheet?version=${stylesheetVersion}`}
    />
  )
}
