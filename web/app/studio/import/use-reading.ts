import { useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { answered, useAction } from '../../staff/action/use-action.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Choices, Reading } from './import-types.ts'
import { IMPORT_REFUSALS } from './import-words.ts'

export interface Read {
  readonly reading: Reading
  readonly choices: Choices
}

/**
 * A file as it is to be read. What is chosen holds at once, however quickly one choice follows the other: the file is read
 * again, for the latest of them, as soon as the reading before has come.
 */
export function useReading({ reading, choices }: Read, onRead: (read: Read) => void) {
  const { project } = useStudioProject()
  const { busy, problem, run } = useAction()
  const [wanted, setWanted] = useState(choices)
  const latest = useRef(choices)
  const read = useRef<Read>({ reading, choices })
  const going = useRef<Promise<unknown>>(undefined)

  const follow = () =>
    run(async () => {
      while (read.current.choices !== latest.current) {
        const asked = latest.current
        const answer = browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/columns', {
          params: { projectId: project.id, id: reading.id },
          body: asked,
        })
        read.current = { reading: await answered(answer), choices: asked }
      }
      onRead(read.current)
    }, IMPORT_REFUSALS)

  function begin(): Promise<unknown> {
    going.current ??= follow().finally(() => {
      going.current = undefined
    })
    return going.current
  }

  return {
    busy,
    problem,
    wanted,
    choose(change: (now: Choices) => Choices) {
      latest.current = change(latest.current)
      setWanted(latest.current)
      void begin()
    },
    /** The file as it is read by the latest choices; undefined where that was refused, which is said. */
    async settled(): Promise<Read | undefined> {
      if (going.current || read.current.choices !== latest.current) await begin()
      return read.current.choices === latest.current ? read.current : undefined
    },
  }
}
