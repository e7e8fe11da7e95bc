/** Fetches and runs what the server has put aside. Stands in the page as text: it may name nothing outside of itself. */
export function startPage() {
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
  const wearFaces = () => {
    for (const link of all<HTMLLinkElement>('link[data-faces]')) link.media = 'all'
  }
  const start = async () => {
    wearFaces()
    const chunks = all<HTMLLinkElement>('link[data-rel]')
    for (const link of chunks) link.rel = 'modulepreload'
    const scripts = all<HTMLScriptElement>('script[data-page]')
    const startsPage = (link: HTMLLinkElement) =>
      scripts.some(({ text }) => text.includes(`import("${link.getAttribute('href')}")`))
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
    for (const waiting of scripts) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = waiting.text
      waiting.replaceWith(script)
    }
  }
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
