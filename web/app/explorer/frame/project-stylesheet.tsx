import type { ProjectSettings } from '@belvedere/contract/entities/project'
import { PAPER } from '../../ui/paper.ts'
import { useProjectPaper } from './use-project-paper.ts'

/**
 * The project's own tokens. The version is in the address: a changed stylesheet is a new address (GEN-04). The browser
 * draws its bars in the colour of the paper.
 */
export function ProjectStylesheet({ settings }: { settings: ProjectSettings | undefined }) {
  const href =
    settings &&
    `/th-server/api/v1/frontend/projects/${settings.projectId}/stylesheet?version=${settings.stylesheetVersion}`
  const { paper, read } = useProjectPaper(href)
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper ?? PAPER.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper ?? PAPER.dark} />
      {href && <link rel="stylesheet" href={href} onLoad={read} />}
    </>
  )
}
