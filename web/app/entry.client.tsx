import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './boot/register-service-worker.client.ts'
import { watchChunks } from './boot/watch-chunks.client.ts'
import { speakTheAddress } from './i18n/browser-locale.client.ts'

speakTheAddress()
watchChunks()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

void registerServiceWorker()
