import { expect, it } from 'vitest'
import { buyersLike } from './buyers-like.ts'

it('finds buyers from two letters on, whatever marks were typed, each once [RSV-04]', () => {
  const names = ['Ana Jovanović', 'Dušan Jovanov', 'Jovan Pavlović', 'ana jovanović', 'Đorđe Ilić', '']
  expect(buyersLike(names, 'jova')).toEqual(['Jovan Pavlović', 'ana jovanović', 'Dušan Jovanov'])
  expect(buyersLike(names, 'djordje')).toEqual(['Đorđe Ilić'])
  expect(buyersLike(names, 'a')).toEqual([])
})
