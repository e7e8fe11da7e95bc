/** Fetches and runs what waits for the first paint. Stands in the page as text: it may name nothing outside of itself. */
export function startPage() {
  const waiting = document.querySelector('noscript[data-late]')?.textContent ?? ''
  const late = document.createRange().createContextualFragment(waiting)
  const take = <Kind extends Element>(selector: string) => {
    const taken = [...late.querySelectorAll<Kind>(selector)]
    document.head.append(...taken)
    return taken
  }
  const wearFaces = () => take('link[rel="stylesheet"]')
  const start = async () => {
    wearFaces()
    const chunks = take<HTMLLinkElement>('link')
    const startsPage = (link: HTMLLinkElement) =>
      late.textContent.includes(`import("${link.getAttribute('href')}")`)
    const taskMs = 8
    // In tasks of a few milliseconds, so that a tap or a scroll finds its turn between them. The page's own script
    // imports them too, and tells when one fails.
    let since = performance.now()
    for (const link of chunks) {
      if (startsPage(link)) continue
      await import(/* @vite-ignore */ link.href).catch(() => undefined)
      if (performance.now() - since < taskMs) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    take('script')
  }
  // What the page's data is put into, which follows at once.
  take('script:not([type])')
  // Who has been here before has the faces already.
  if (navigator.serviceWorker?.controller) wearFaces()
  // A page in the background is not painted until it is looked at.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start()
  else
    new PerformanceObserver((painted, observer) => {
      // The first paint may be of the bare ground.
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
}
