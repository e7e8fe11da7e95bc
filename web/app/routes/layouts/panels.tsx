import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'react-router'
import { tellLost } from '../../state/notify.ts'
import {
  closePanel,
  closePanelOfAnotherScreen,
  openPanel,
  type PanelName,
  usePanel,
} from '../../state/open-panel.ts'
import { listPlace } from '../../state/trail.ts'
import { useBackCloses } from '../../state/use-back-closes.ts'
import { onDemand } from '../../ui/on-demand.tsx'

type OnDemandPanel = ComponentType<{ onLost: () => void }>

/** Every panel that a screen's own buttons open; each loads when it is first asked for. */
const PANELS: Partial<Record<PanelName, OnDemandPanel>> = {
  menu: onDemand(() => import('../../explorer/frame/menu-card.tsx')),
  profile: onDemand(() => import('./profile-panel.tsx')),
  favourites: onDemand(() => import('../../explorer/favourites/favourites-card.tsx')),
  compare: onDemand(() => import('../../explorer/compare/compare-dialog.tsx')),
  ask: onDemand(() => import('./ask-panel.tsx')),
  'thank-you': onDemand(() => import('./thank-you-panel.tsx')),
  downloads: onDemand(() => import('../../explorer/downloads/downloads.tsx')),
  calculator: onDemand(() => import('../../explorer/calculator/calculator.tsx')),
}

export function Panels() {
  const panel = usePanel()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason
  useEffect(() => {
    if (listPlace('favourites')) openPanel({ name: 'favourites' })
    return closePanelOfAnotherScreen
  }, [pathname])
  const Open = panel && PANELS[panel.name]
  return Open && <OpenPanel panel={Open} />
}

function OpenPanel({ panel: Open }: { panel: OnDemandPanel }) {
  useBackCloses(closePanel)
  return (
    <Open
      onLost={() => {
        closePanel()
        tellLost()
      }}
    />
  )
}
