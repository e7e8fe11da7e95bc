import { useCallback, useEffect, useState } from 'react'
import { PAPER } from '../../ui/paper.ts'

const OWN: readonly string[] = Object.values(PAPER)

/** The paper that the project's stylesheet sets, in both schemes alike; nothing where it keeps the product's. */
export function useProjectPaper(href: string | undefined) {
  const [paper, setPaper] = useState<string>()
  const read = useCallback(() => {
    const worn = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    setPaper(worn === '' || OWN.includes(worn) ? undefined : worn)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: without a stylesheet, or with another, it is read again
  useEffect(read, [href, read])
  return { paper, read }
}
