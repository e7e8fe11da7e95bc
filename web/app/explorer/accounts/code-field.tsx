import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'

const DIGITS = 6

interface CodeFieldProps {
  kind: 'code' | 'recovery'
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
}

/** Six digits, which a phone may fill in by itself; or a recovery code as it was written down. */
export function CodeField({ kind, value, onChange, problem }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      {kind === 'code' ? (
        <TextField
          label={m.code()}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={DIGITS}
          value={value}
          problem={problem}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
        />
      ) : (
        <TextField
          label={m.recovery_code()}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          problem={problem}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
