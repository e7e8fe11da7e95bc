import { buyersLike } from '@belvedere/domain/sales/buyers-like'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { Suggest, type Suggestion } from '../../staff/ui/suggest.tsx'
import { type DeskProject, useDesk } from '../project/desk-project.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'

const AT_MOST = 8

interface DeskSearchProps {
  input?: RefObject<HTMLInputElement | null>
  onFound?: () => void
}

/** An apartment by its number or by its buyer's name; what is chosen opens. */
export function DeskSearch({ input, onFound }: DeskSearchProps) {
  const [text, setText] = useState('')
  const desk = useDesk()
  const flats = useFlatsNow()
  const navigate = useNavigate()
  const localised = useLocalised()
  const sought = text.trim().toLowerCase()
  const named = sought === '' ? [] : flats.filter(({ name }) => name.toLowerCase().includes(sought))
  const suggestions: Suggestion[] = [
    ...claimedBy(desk, text).map(({ apartmentId, apartmentName, buyer }) => ({
      key: String(apartmentId),
      words: buyer,
      more: apartmentName,
    })),
    ...named.map(({ id, name, status, building }) => ({
      key: String(id),
      words: name,
      more: `${statusWord(status)}, ${building}`,
    })),
  ]
  const once = suggestions.filter(({ key }, nth) => suggestions.findIndex((one) => one.key === key) === nth)
  return (
    <Suggest
      label={m.desk_find()}
      labelled="unseen"
      placeholder={m.desk_find()}
      value={text}
      suggestions={once.slice(0, AT_MOST)}
      isFind
      {...(input && { input })}
      end={<kbd>/</kbd>}
      onChange={setText}
      onChoose={(key) => {
        setText('')
        onFound?.()
        void navigate(localised(deskPath(desk.project.id, 'apartments', Number(key))))
      }}
    />
  )
}

/** The claims of the buyers whose names hold what was typed. */
export function claimedBy({ claims }: DeskProject, text: string) {
  if (claims.state !== 'ready') return []
  const names = buyersLike(
    claims.value.map(({ buyer }) => buyer),
    text,
  ).map((name) => name.toLowerCase())
  return claims.value.filter(({ buyer }) => names.includes(buyer.toLowerCase()))
}
