import type { Answer, Asked } from '@belvedere/contract/client-types'
import { useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { answered } from '../../staff/action/use-action.tsx'
import { readEvery } from '../../staff/load/read-every.ts'

type NewProject = Asked<'POST /api/v1/projects'>['body']
type Project = Pick<Answer<'POST /api/v1/projects'>, 'id' | 'nameTranslations' | 'latitude' | 'longitude'>

/**
 * Makes a project once, however often one asks: whoever goes on after the invitation was refused has the same, and after
 * a cut line it is looked for first. `others` were there before.
 */
export function useMadeProject(others: readonly { readonly id: number }[]) {
  const [made, setMade] = useState<number>()
  const asked = useRef<NewProject>(undefined)

  async function make(project: () => Promise<NewProject>): Promise<number> {
    const id = made ?? (await madeBefore()) ?? (await makeNow(await project()))
    setMade(id)
    return id
  }

  async function madeBefore(): Promise<number | undefined> {
    if (!asked.current) return undefined
    const now = await readEvery((from) => browserApi().send('GET /api/v1/projects', { query: from }))
    return now.find((one) => !others.some(({ id }) => id === one.id) && isThat(one, asked.current))?.id
  }

  async function makeNow(project: NewProject): Promise<number> {
    asked.current = project
    return (await answered(browserApi().send('POST /api/v1/projects', { body: project }))).id
  }

  return { made, make }
}

const isThat = (one: Project, asked: NewProject | undefined): boolean =>
  one.nameTranslations[1] === asked?.name[1] &&
  one.latitude === asked?.latitude &&
  one.longitude === asked?.longitude
