import { Outlet } from 'react-router'
import { Notices } from '../../explorer/notices/notices.tsx'
import { Panels } from './panels.tsx'

/** A page on paper: it scrolls, and the buyer's panels open over it (LAY-01). */
export default function DefaultLayout() {
  return (
    <div data-layout="default">
      <Outlet />
      <Panels />
      <Notices />
    </div>
  )
}
