import { Outlet } from 'react-router'
import { OverScreen } from './over-screen.tsx'

/** The picture or the map is the page; bars and cards lie over it (LAY-02). */
export default function MapLayout() {
  return (
    <div data-layout="map">
      <Outlet />
      <OverScreen />
    </div>
  )
}
