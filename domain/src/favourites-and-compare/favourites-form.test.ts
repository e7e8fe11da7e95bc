import { expect, it } from 'vitest'
import { FAVOURITES_STEPS, favouritesProblems } from './favourites-form.ts'

const form = {
  emailAddress: 'milica@primer.rs',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  note: '',
}

it('the card lists, asks for an e-mail, and says that it is sent [FAV-04]', () => {
  expect(FAVOURITES_STEPS).toEqual(['favouriteApartments', 'sendEmail', 'emailSent'])
})

it('an e-mail alone is enough to send favourites [FAV-05]', () => {
  expect(favouritesProblems(form)).toEqual({})
})

it.each(['', '  ', 'milica', 'milica@primer', '@primer.rs', 'milica primer@primer.rs'])(
  'without a valid e-mail nothing is sent: %j [FAV-05]',
  (emailAddress) => {
    expect(favouritesProblems({ ...form, emailAddress })).toEqual({ emailAddress: 'email-invalid' })
  },
)

it('what else is given must be right', () => {
  expect(favouritesProblems({ ...form, phoneNumber: '064 555 O210' })).toEqual({
    phoneNumber: 'only-numbers',
  })
  expect(favouritesProblems({ ...form, phoneNumber: '+381 (64) 555-0210' })).toEqual({})
  expect(favouritesProblems({ ...form, note: 'n'.repeat(300) })).toEqual({ note: 'note-too-long' })
  expect(favouritesProblems({ ...form, note: 'n'.repeat(299) })).toEqual({})
})
