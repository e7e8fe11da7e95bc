import { createContext, use } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { type Times, timesIn } from './times-in.ts'

/** The time zone of the project that is open. */
export const ProjectZone = createContext<string | undefined>(undefined)

/** Times as they are where the project is; of what belongs to no project, as they are where the reader is. */
export function useTimes(): Times {
  const timeZone = use(ProjectZone) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return timesIn(timeZone, useLocale())
}
