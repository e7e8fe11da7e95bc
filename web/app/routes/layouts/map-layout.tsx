import { Outlet } from 'react-router'
import { Notices } from '../../explorer/notices/notices.tsx'
import { Panels } from './panels.tsx'

/** The picture or the map is the page; bars and cards lie over it (LAY-02). */
export default function MapLayout() {
  return (
    <div data-layout="map">
      <Outlet />
      <Panels />
      <Notices />
    </div>
  )
}
