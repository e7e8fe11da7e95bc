import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/**
 * What opens over a screen and whose code comes when it is first asked for. When it cannot come, the screen under it
 * stays, `onLost` is told, and the next opening asks for it again; what still stands open, once the network is back.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  const fresh = () => lazy(async () => (await load()) ?? (await pageOnItsWay))
  // React keeps a failure for good.
  let Part = fresh()
  return function OnDemand({ onLost, ...props }: Props & { onLost: () => void }) {
    const [tries, setTries] = useState(0)
    const lose = () => {
      Part = fresh()
      addEventListener('online', () => setTries(tries + 1), { once: true })
      onLost()
    }
    return (
      <LossBoundary key={tries} onLost={lose}>
        <Suspense fallback={null}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </LossBoundary>
    )
  }
}

/** An import that failed gives nothing when the page is about to be reloaded; then there is nothing to show. */
const pageOnItsWay = new Promise<never>(() => {})

class LossBoundary extends Component<{ onLost: () => void; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false }

  static getDerivedStateFromError() {
    return { lost: true }
  }

  override componentDidCatch() {
    this.props.onLost()
  }

  override render() {
    return !this.state.lost && this.props.children
  }
}
