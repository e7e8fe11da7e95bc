import type { MadeOf } from '@belvedere/server/platform/answers/kept-pages'

/** The tag of an answer about one project: its release, the project, and the version that its rows are no older than. */
const TAG = /^W\/"[\w.]+-(?<projectId>\d+)-(?<version>\d+(?:\.\d+)?)"$/

const PROJECT_KEY = /^project-(\d+)$/

/** A page is as old as what it is made of: notes the keys and the versions of all that its loaders read. */
export function noteAnswers(apiFetch: typeof fetch, changes: number) {
  const keys = new Set<string>()
  const projects: { projectId: number; version: string }[] = []
  let ofSeveral = false
  return {
    noting: (async (...asked) => {
      const response = await apiFetch(...asked)
      const named = (response.headers.get('surrogate-key') ?? '').split(' ').filter(Boolean)
      for (const key of named) if (key !== 'all') keys.add(key)
      const { projectId, version } = TAG.exec(response.headers.get('etag') ?? '')?.groups ?? {}
      if (projectId && version && named.includes(`project-${projectId}`))
        projects.push({ projectId: Number(projectId), version })
      else ofSeveral = true
      return response
    }) as typeof fetch,
    /** The projects that the page shows. */
    projectIds: () => [...keys].flatMap((key) => Number(PROJECT_KEY.exec(key)?.[1] ?? 0) || []),
    surrogateKeys: () => ['all', ...keys].join(' '),
    /** A list, or a refusal, holds until anything changes. */
    madeOf: (): MadeOf => ({ projects, ...(ofSeveral && { changes }) }),
  }
}
