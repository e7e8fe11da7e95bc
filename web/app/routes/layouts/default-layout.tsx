import { Outlet } from 'react-router'
import { OverScreen } from './over-screen.tsx'

/** A page on paper: it scrolls, and the buyer's panels open over it (LAY-01). */
export default function DefaultLayout() {
  return (
    <div data-layout="default">
      <Outlet />
      <OverScreen />
    </div>
  )
}
