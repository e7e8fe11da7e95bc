import { useEffect, useState } from 'react'

type Crowd = typeof import('./canvas-layer.tsx')

/** What paints and finds many shapes comes with them: few pictures have so many. */
export function useCrowd(wanted: boolean): Crowd | undefined {
  const [crowd, setCrowd] = useState<Crowd>()
  useEffect(() => {
    if (wanted) import('./canvas-layer.tsx').then(setCrowd)
  }, [wanted])
  return wanted ? crowd : undefined
}
