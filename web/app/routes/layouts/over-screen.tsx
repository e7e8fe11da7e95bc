import { Notices } from '../../explorer/notices/notices.tsx'
import { useChanges } from '../../live/live-store.ts'
import { useWaiting } from '../../state/waiting-enquiries.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Panels } from './panels.tsx'

const LiveNotice = onDemand(() => import('../../live/live-notice.tsx'))
const WaitingPills = onDemand(() => import('../../explorer/ask/waiting-pills.tsx'))

/** What lies over every screen: the open panel, the notices, what changed just now and what waits to be sent. */
export function OverScreen() {
  const waiting = useWaiting().length > 0
  const changed = useChanges().length > 0
  return (
    <>
      <Panels />
      <Notices>
        {changed && <LiveNotice onLost={keepQuiet} />}
        {waiting && <WaitingPills onLost={keepQuiet} />}
      </Notices>
    </>
  )
}

/** Nobody asked for it just now, and what waits is sent all the same. */
const keepQuiet = () => {}
