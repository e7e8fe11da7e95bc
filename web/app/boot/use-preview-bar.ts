import { useEffect } from 'react'

/** A page that is a preview says so on its root element (serve/src/pages.ts); the bar comes once it is awake. */
export function usePreviewBar(): void {
  useEffect(() => {
    const until = document.documentElement.dataset.preview
    if (until)
      void import('../studio/preview/show-preview-bar.ts').then((its) => its?.showPreviewBar(new Date(until)))
  }, [])
}
