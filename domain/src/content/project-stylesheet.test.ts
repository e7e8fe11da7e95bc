import { describe, expect, it } from 'vitest'
import { STYLESHEET_MAX, stylesheetFault } from './project-stylesheet.ts'

const root = (declarations: string) => `:root { ${declarations} }`

describe('a stylesheet that sets tokens of the product', () => {
  it.each([
    '',
    ' \n\t/* nothing */ ',
    '/* Дунав, Čačak,\n€ 😀 */',
    ':root{}',
    ':root{--accent-light:#16474F}',
    root('--accent-light: #16474F; --accent-dark: #8CCBC7;'),
    `/* by day */ ${root('--paper: #fff; /* white */')}\n${root('--ink: black')}`,
    root('--font-display: "Playfair Display", \'Times\', serif;'),
    root('--accent-soft: color-mix(in srgb, var(--accent) 12%, #fff);'),
    root('--t-hero: 300 clamp(104px, 12vw, 172px) / 0.9 var(--font-display);'),
    root('--s-1: calc((4px + -.5em) * 2 - 1px); --ease: cubic-bezier(0.2, 0.8, 0.2, 1)'),
    root('--scrim-top: linear-gradient(rgb(20 27 34 / 0.66), transparent);'),
  ])('is taken: %s [GEN-04]', (text) => {
    expect(stylesheetFault(text)).toBeUndefined()
  })
})

describe('anything else in a stylesheet', () => {
  it.each([
    ['an import', '@import "https://evil.example/a.css";'],
    ['an import after a rule', `${root('--ink: #000')} @import url(a.css);`],
    ['an import spelt with an escape', '@\\69mport "a.css";'],
    ['a font from elsewhere', '@font-face { font-family: x; src: url(https://evil.example/x) }'],
    ['a media query', '@media print { :root { --ink: #000 } }'],
    ['a charset', '@charset "utf-8";'],
    ['a remote address', root('--scrim-top: url(https://evil.example/?q)')],
    ['a remote address in quotes', root('--scrim-top: url("//evil.example")')],
    ['a data address', root('--scrim-top: url(data:image/png;base64,AA)')],
    ['an address in capitals', root('--scrim-top: URL(//evil.example)')],
    ['an address spelt with an escape', root('--scrim-top: u\\72l(//evil.example)')],
    ['an address split by a comment', root('--scrim-top: u/**/rl(//evil.example)')],
    ['an image set', root('--scrim-top: image-set("a.png" 1x)')],
    ['an image function', root('--scrim-top: image("a.png")')],
    ['a source', root('--scrim-top: src("a.png")')],
    ['an element', root('--scrim-top: element(#x)')],
    ['an attribute', root('--scrim-top: attr(href)')],
    ['an environment value', root('--s-1: env(x)')],
    ['an expression', root('--ink: expression(alert(1))')],
    ['a property that is no token', root('background: red')],
    ['a custom property of its own', root('--mine: red')],
    ['a token that is not there', root('--ink: var(--mine)')],
    ['another selector', 'body { --ink: red }'],
    ['a selector beside root', ':root, body { --ink: red }'],
    ['a selector below root', ':root body { --ink: red }'],
    ['a narrower selector', ':root[data-x] { --ink: red }'],
    ['a nested rule', root('--ink: red; & body { display: none }')],
    ['an important mark', root('--ink: red !important')],
    ['a block as a value', root('--ink: { color: red }')],
    ['a list in brackets', root('--ink: [red]')],
    ['the end of a style element', root('--ink: red } </style><script>alert(1)</script>')],
    ['the same in a string', root('--font-ui: "</style>"')],
    ['the same in a comment', '/* </style><script>alert(1)</script> */'],
    ['a NUL in a comment', '/* a\0b */'],
    ['half a character in a comment', '/* \ud800 */'],
    ['a string over two lines', root('--font-ui: "a\nb"')],
    ['a string that does not end', root('--font-ui: "a')],
    ['a comment that does not end', `${root('--ink: red')} /* `],
    ['a rule that does not end', ':root { --ink: red'],
    ['a bracket too many', root('--ink: rgb(1 2 3))')],
    ['a bracket too few', root('--ink: rgb(1 2 3')],
    ['two declarations without a semicolon', root('--ink red')],
    ['no name', root(': red')],
    ['a NUL', root('--ink: r\0ed')],
    ['a letter of another alphabet', root('--ink: rеd')],
    ['too deep a nesting', root(`--s-1: ${'calc('.repeat(9)}1px${')'.repeat(9)}`)],
    ['too long a text', ' '.repeat(STYLESHEET_MAX + 1)],
  ])('is refused: %s [GEN-04]', (_, text) => {
    expect(stylesheetFault(text)).toEqual(expect.any(String))
  })

  it('is named with its line', () => {
    expect(stylesheetFault(':root {\n  --ink: url(x);\n}')).toBe('line 2: url() may not be used')
  })
})
