import { expect, it } from 'vitest'
import { replyMail } from './reply-mail.ts'

it('opens a mail with its words in it [INB-02]', () => {
  expect(
    replyMail({ to: 'ana+riva@mail.example', subject: 'R1-605 & R1-608', lines: ['Poštovana Ana,', ''] }),
  ).toBe('mailto:ana%2Briva@mail.example?subject=R1-605%20%26%20R1-608&body=Po%C5%A1tovana%20Ana%2C%0D%0A')
})
