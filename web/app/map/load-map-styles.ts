import address from 'maplibre-gl/dist/maplibre-gl.css?url'

let loading: Promise<void> | undefined

/** MapLibre's own styles: as large as all of ours, and for one screen. They come with the map, before ours. */
export function loadMapStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      // The next map may have more luck.
      loading = undefined
      link.remove()
      reject(new Error(`No styles for the map at ${address}`))
    }
    document.head.prepend(link)
  })
  return loading
}
