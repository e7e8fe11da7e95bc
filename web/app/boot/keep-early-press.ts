/**
 * What is pressed before the page is alive would be lost, and a form would be sent without its script: the last press
 * waits until React has taken over (use-tell-alive.ts). Stands in the page as text: it may name nothing outside of itself.
 */
export function keepEarlyPress() {
  let pressed: HTMLButtonElement | null = null
  const alive = new AbortController()
  const holdBack = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }
  const goOn = () => {
    alive.abort()
    pressed?.click()
  }
  addEventListener('click', holdBack, { capture: true, signal: alive.signal })
  addEventListener('alive', goOn, { once: true })
}
