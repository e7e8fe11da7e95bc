import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { closePanel, type PanelName, usePanel } from '../../state/panels.ts'
import { useBackCloses } from '../../state/use-back-closes.ts'

/** Every panel that a screen's own buttons open; each loads when it is first asked for. */
const PANELS: Partial<Record<PanelName, LazyExoticComponent<ComponentType>>> = {
  menu: lazy(() => import('../../explorer/frame/menu-card.tsx')),
  profile: lazy(() => import('../../explorer/accounts/profile-dialog.tsx')),
  favourites: lazy(() => import('../../explorer/favourites/favourites-card.tsx')),
  compare: lazy(() => import('../../explorer/compare/compare-dialog.tsx')),
  ask: lazy(() => import('./ask-panel.tsx')),
  'thank-you': lazy(() => import('./thank-you-panel.tsx')),
  downloads: lazy(() => import('../../explorer/downloads/downloads.tsx')),
  calculator: lazy(() => import('../../explorer/calculator/calculator.tsx')),
}

export function Panels() {
  const panel = usePanel()
  const { pathname } = useLocation()
  // It belongs to the screen that it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason
  useEffect(() => closePanel, [pathname])
  const Open = panel && PANELS[panel.name]
  return <Suspense fallback={null}>{Open && <OpenPanel panel={Open} />}</Suspense>
}

function OpenPanel({ panel: Open }: { panel: ComponentType }) {
  useBackCloses(closePanel)
  return <Open />
}
