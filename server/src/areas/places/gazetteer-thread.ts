import { parentPort } from 'node:worker_threads'
import { findInGazetteer } from './find-in-gazetteer.ts'
import type { Question } from './gazetteer-source.ts'

/** The gazetteer has a thread to itself: reading it and looking through it would hold up every other call. */
parentPort?.on('message', async ({ nth, ...question }: Question) => {
  try {
    parentPort?.postMessage({ nth, found: await findInGazetteer(question) })
  } catch (error) {
    parentPort?.postMessage({ nth, error: String(error) })
  }
})
