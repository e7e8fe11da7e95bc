/** Where authors and sellers work; `localisedPath` puts it under `/rs`. */
export const STUDIO_PATH = '/studio'

/** A section of a project's studio; without one its overview. */
export function studioPath(projectId: number, section = ''): string {
  const project = `${STUDIO_PATH}/${projectId}`
  return section === '' ? project : `${project}/${section}`
}

/** How the installation runs, for super_admin alone: in the place of a project's number. */
export const OPERATIONS = 'operations'

export const OPERATIONS_PATH = `${STUDIO_PATH}/${OPERATIONS}`
