import { expect, expectTypeOf, it } from 'vitest'
import { addNotification, type Notification } from './notification.ts'

const saved = { title: 'Profile', message: 'The new password is saved', type: 'success' } as const

it('a notification has id, title, message and type [ENT-01]', () => {
  const [notification] = addNotification([], saved)
  expect(Object.keys(notification ?? {})).toEqual(['id', 'title', 'message', 'type'])
  expect(notification).toEqual({ id: 1, ...saved })
  expectTypeOf<keyof Notification>().toEqualTypeOf<'id' | 'title' | 'message' | 'type'>()
})

it('joins those that are shown, under an id of its own', () => {
  const shown = [
    { id: 7, ...saved },
    { id: 3, ...saved },
  ]
  expect(addNotification(shown, saved)).toEqual([...shown, { id: 8, ...saved }])
  expect(shown).toHaveLength(2)
})
