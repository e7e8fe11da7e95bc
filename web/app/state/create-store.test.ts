import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from './create-store.ts'

it('keeps what is set, also when it is made of what is there', () => {
  const store = createStore(1)
  store.set(2)
  store.set((now) => now + 1)
  expect(store.get()).toBe(3)
})

it('shows the server its initial state, whatever was set', () => {
  const store = createStore('visitor')
  store.set('user')
  const Shown = () =>
    createElement(
      'p',
      null,
      store.use((state) => state),
    )
  expect(renderToString(createElement(Shown))).toBe('<p>visitor</p>')
})
