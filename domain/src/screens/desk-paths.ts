/** Where sellers work; `localisedPath` puts it under `/rs`. */
export const DESK_PATH = '/desk'

const DESK_SECTIONS = ['enquiries', 'board', 'apartments', 'buyers', 'reports'] as const

export type DeskSection = (typeof DESK_SECTIONS)[number]

/** Those whose things have pages of their own. */
const HAS_THINGS: readonly DeskSection[] = ['enquiries', 'apartments', 'buyers']

/** A section of a project's desk, and one thing in it; without a section it opens with the first one that is one's own. */
export function deskPath(projectId: number, section?: DeskSection, id?: number): string {
  return [DESK_PATH, projectId, section, id].filter((part) => part !== undefined).join('/')
}

const ID = /^[1-9]\d{0,9}$/

interface DeskAddress {
  readonly projectId?: number
  readonly section?: DeskSection
  readonly id?: number
}

/** What an address below `/desk` names; undefined where there is nothing. */
export function readDeskAddress(below: string): DeskAddress | undefined {
  const [project, named, id, ...more] = below.replace(/\/$/, '').split('/')
  if (!project) return named === undefined ? {} : undefined
  if (!ID.test(project) || more.length > 0) return undefined
  const projectId = Number(project)
  if (named === undefined) return { projectId }
  const section = DESK_SECTIONS.find((one) => one === named)
  if (!section) return undefined
  if (id === undefined) return { projectId, section }
  return HAS_THINGS.includes(section) && ID.test(id) ? { projectId, section, id: Number(id) } : undefined
}
