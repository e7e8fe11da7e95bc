import { MASK_PRECISION, type MaskColour } from '@belvedere/domain/outlines/mask/trace-mask'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MaskAnswer, MaskTask } from './mask-task.ts'

interface MaskFile {
  readonly name: string
  /** To be shown. */
  readonly url: string
}

export type TracedState =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string; readonly share: number }
  | { readonly state: 'other-frame' | 'unreadable'; readonly name: string }
  | ({
      readonly state: 'traced'
      readonly width: number
      readonly height: number
      readonly colours: readonly MaskColour[]
      readonly doubtful: number
    } & MaskFile)

export interface TracedMask {
  readonly now: TracedState
  readonly precision: number
  readonly read: (file: File) => void
  readonly cancel: () => void
  readonly trace: (precision: number) => void
}

/** Reads masks in a worker of its own; a file that is dropped meanwhile takes the place of the one before. */
export function useTracedMask(picture: MaskTask['picture']): TracedMask {
  const [now, setNow] = useState<TracedState>({ state: 'none' })
  const [precision, setPrecision] = useState(MASK_PRECISION)
  const worker = useRef<Worker>(undefined)
  const shown = useRef<string>(undefined)

  const leave = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
    if (shown.current) URL.revokeObjectURL(shown.current)
    shown.current = undefined
  }, [])
  useEffect(() => leave, [leave])

  function read(file: File) {
    leave()
    const url = URL.createObjectURL(file)
    shown.current = url
    const { name } = file
    const reader = new Worker(new URL('./trace-mask.worker.ts', import.meta.url), { type: 'module' })
    worker.current = reader
    setNow({ state: 'reading', name, share: 0 })
    reader.onmessage = ({ data }: MessageEvent<MaskAnswer>) => {
      if (data.answer === 'progress') setNow({ state: 'reading', name, share: data.share })
      else if (data.answer === 'traced') {
        const { width, height, colours, doubtful } = data
        setNow({ state: 'traced', name, url, width, height, colours, doubtful })
      } else setNow({ state: data.answer, name })
    }
    reader.onerror = () => setNow({ state: 'unreadable', name })
    reader.postMessage({ file, picture, precision } satisfies MaskTask)
  }

  return {
    now,
    precision,
    read,
    cancel() {
      leave()
      setNow({ state: 'none' })
    },
    trace(wanted) {
      setPrecision(wanted)
      worker.current?.postMessage({ picture, precision: wanted } satisfies MaskTask)
    },
  }
}
