import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useState } from 'react'
import { browserApi } from '../api/loader-api.ts'
import { type ListedApartment, loadListedApartments } from '../content/load-listed-apartments.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useLiveApartments } from '../live/use-live-apartments.ts'
import { useSession } from './session.ts'

interface Listed {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly list: readonly ListedApartment[]
}

/** The apartments of a list that the browser keeps, in this language and as whoever is here may see them. */
export function useListedApartments(ids: readonly number[]): Listed {
  const langId = langIdOf(useLocale())
  const asker = useSession().profile?.id
  const [listed, setListed] = useState<Listed>({ status: 'loading', list: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another asker gets another answer
  useEffect(() => {
    let stale = false
    const settle = (now: Listed) => !stale && setListed(now)
    loadListedApartments(browserApi(), ids, langId).then(
      (list) => settle({ status: 'ready', list }),
      () => settle({ status: 'failed', list: [] }),
    )
    return () => {
      stale = true
    }
  }, [ids, langId, asker])
  const wanted = listed.list.filter(({ apartment }) => ids.includes(apartment.id))
  const now = useLiveApartments(wanted.map(({ apartment }) => apartment))
  return {
    status: listed.status,
    list: wanted.map((one, n) => ({ ...one, apartment: now[n] ?? one.apartment })),
  }
}
