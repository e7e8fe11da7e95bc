import { expect, it } from 'vitest'
import { pictureBeforeScripts } from './picture-before-scripts.ts'

it('lets scripts come after styles and pictures, and leaves everything else alone', () => {
  const picture = '<link rel="preload" as="image" href="/a"/><link rel="stylesheet" href="/b.css"/>'
  expect(pictureBeforeScripts(`${picture}<link rel="modulepreload" href="/c.js"/>`)).toBe(
    `${picture}<link rel="modulepreload" fetchpriority="low" href="/c.js"/>`,
  )
})
