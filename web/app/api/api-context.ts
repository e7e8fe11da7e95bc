import { createContext } from 'react-router'

/** How loaders reach the API on the server: `serve` hands in a fetch that stays inside the process. */
export const apiFetchContext = createContext<typeof fetch>()
