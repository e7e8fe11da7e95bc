import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStudioProject } from '../project/studio-project.ts'
import { saveTexts } from './save-texts.ts'

const REST_MS = 700
const AGAIN_MS = 5_000

export type TextSaving = 'saved' | 'waiting' | 'failed'

/** Saves texts a moment after the last key. */
export function useTextSaver() {
  const { project, reload } = useStudioProject()
  const waiting = useRef(new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<TextSaving>('saved')

  const save = useEffectEvent(async () => {
    const changes = waiting.current
    if (changes.size === 0) return
    waiting.current = new Map()
    try {
      const refused = await saveTexts(project.id, changes)
      setState(refused.length > 0 ? 'failed' : waiting.current.size > 0 ? 'waiting' : 'saved')
      reload()
    } catch {
      waiting.current = new Map([...changes, ...waiting.current])
      setState('failed')
      timer.current = setTimeout(() => void save(), AGAIN_MS)
    }
  })

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void save()
    },
    [],
  )

  return {
    state,
    change(key: string, value: string) {
      waiting.current.set(key, value)
      setState('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), REST_MS)
    },
  }
}
