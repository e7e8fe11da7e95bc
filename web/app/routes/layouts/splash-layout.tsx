import { Outlet } from 'react-router'

/** Shown first at the start: nothing but the splash (LAY-06). */
export default function SplashLayout() {
  return (
    <div data-layout="splash">
      <Outlet />
    </div>
  )
}
