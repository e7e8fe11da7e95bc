interface ChoiceProps<Value extends string | number> {
  label: string
  /** In words, where nothing is chosen. */
  all: string
  value: Value | undefined
  choices: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value | undefined) => void
}

/** One of a few things to narrow a list down by, or all of them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, all, value, choices, onChange } = props
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(choices.find(([one]) => String(one) === target.value)?.[0])}
    >
      <option value="">{all}</option>
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  )
}
