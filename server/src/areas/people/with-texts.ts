/** Dates of rows as answers have them: texts. */
type WithTexts<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? WithTexts<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: WithTexts<Value[Name]> }
      : Value

export const withTexts = <Value>(value: Value): WithTexts<Value> => JSON.parse(JSON.stringify(value))
