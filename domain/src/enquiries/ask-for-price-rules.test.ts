import { expect, it } from 'vitest'
import { type AskForPriceForm, askForPriceProblems } from './ask-for-price-rules.ts'

const FILLED: AskForPriceForm = {
  firstName: 'Ana',
  lastName: 'Savić',
  emailAddress: 'ana@riva.example',
  phoneNumber: '+381 64 123 4567',
  note: '',
}

it('finds nothing wrong with names, an e-mail and a phone; the note may be left empty [ASK-01, ASK-02]', () => {
  expect(askForPriceProblems(FILLED)).toEqual({})
})

it.each([
  [{ firstName: '' }, { firstName: 'required' }],
  [{ firstName: '  ' }, { firstName: 'required' }],
  [{ lastName: '' }, { lastName: 'required' }],
  [{ emailAddress: '' }, { emailAddress: 'email-required' }],
  [{ emailAddress: 'ana@riva' }, { emailAddress: 'email-invalid' }],
  [{ phoneNumber: '' }, { phoneNumber: 'only-numbers' }],
  [{ phoneNumber: '064/123 ext' }, { phoneNumber: 'only-numbers' }],
  [{ note: 'a'.repeat(300) }, { note: 'note-too-long' }],
] as const)('of %j says %j, which keeps it from being sent [ASK-01, ASK-02]', (wrong, problems) => {
  expect(askForPriceProblems({ ...FILLED, ...wrong })).toEqual(problems)
})

it('takes a note of 299 characters; 300 is too long [ASK-01]', () => {
  expect(askForPriceProblems({ ...FILLED, note: 'a'.repeat(299) })).toEqual({})
  expect(askForPriceProblems({ ...FILLED, note: 'a'.repeat(300) })).toEqual({ note: 'note-too-long' })
})

it('says everything that is wrong at once [ASK-01]', () => {
  const empty = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '', note: '' }
  expect(Object.keys(askForPriceProblems(empty))).toEqual([
    'firstName',
    'lastName',
    'emailAddress',
    'phoneNumber',
  ])
})
