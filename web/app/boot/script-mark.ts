import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'

/** What `serve` wants the renderer's own scripts to carry, so that it knows them from any other. Never leaves the server. */
export const scriptMarkContext = createContext<string | undefined>(undefined)

export const ScriptMark = createReactContext<string | undefined>(undefined)

export const useScriptMark = () => useContext(ScriptMark)
