/**
 * Shows an element as if the mouse stood over it, which a script cannot make a browser believe: what the style sheets
 * say for `:hover` then also holds for `[data-hovered]`.
 */
export function hover(element: HTMLElement) {
  for (const sheet of document.styleSheets) widen(sheet.cssRules)
  element.dataset.hovered = ''
}

function widen(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-hovered]'))
      rule.selectorText = rule.selectorText.replaceAll(':hover', ':is(:hover, [data-hovered])')
    if (rule instanceof CSSGroupingRule) widen(rule.cssRules)
  }
}
