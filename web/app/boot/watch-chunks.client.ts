import { reloadOnce } from './reload-once.ts'

/** What is loaded when needed (viewer, map, panels) reports a chunk that is gone by this event of Vite's. */
export function watchChunks() {
  window.addEventListener('vite:preloadError', (event) => {
    // Unless the page is on its way, the error goes on to the nearest error page.
    if (reloadOnce()) event.preventDefault()
  })
}
