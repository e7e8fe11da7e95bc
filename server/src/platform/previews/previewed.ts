import { AsyncLocalStorage } from 'node:async_hooks'

/** What a preview link opens: a project with its drafts, and whether prices show. */
export type Preview = { readonly projectId: number; readonly prices: boolean; readonly until: Date }

const open = new AsyncLocalStorage<Preview | undefined>()

/** The preview that the request under way is made in; what it asks for in turn is made in it too. */
export const previewed = (): Preview | undefined => open.getStore()

export const inPreview = <Result>(preview: Preview | undefined, run: () => Result): Result =>
  open.run(preview, run)
