import { lazy, Suspense } from 'react'
import { Notices } from '../../explorer/notices/notices.tsx'
import { useWaiting } from '../../state/waiting-enquiries.ts'
import { Panels } from './panels.tsx'

const WaitingPills = lazy(() => import('../../explorer/ask/waiting-pills.tsx'))

/** What lies over every screen: the open panel, the notices, and what waits to be sent. */
export function OverScreen() {
  const waiting = useWaiting().length > 0
  return (
    <>
      <Panels />
      <Notices>
        <Suspense fallback={null}>{waiting && <WaitingPills />}</Suspense>
      </Notices>
    </>
  )
}
