import type { Decorator } from '@storybook/react-vite'
import { createElement, useLayoutEffect } from 'react'

const PREFERS = /\(prefers-color-scheme: dark\)/

/** The rules for dark paper, once seen: afterwards they no longer say what they were for. */
const darkRules = new WeakSet<CSSMediaRule>()

/** The toolbar's choice of paper stands above the device's, which is all that the style sheets ask. */
export const onPaper: Decorator = (Story, { globals }) => {
  const { paper } = globals
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = paper
    for (const sheet of document.styleSheets) chooseIn(sheet.cssRules, paper === 'dark')
  })
  return createElement(Story)
}

function chooseIn(rules: CSSRuleList, dark: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (darkRules.has(rule) || PREFERS.test(rule.conditionText))) {
      darkRules.add(rule)
      rule.media.mediaText = dark ? 'all' : 'not all'
    }
    if (rule instanceof CSSGroupingRule) chooseIn(rule.cssRules, dark)
  }
}
