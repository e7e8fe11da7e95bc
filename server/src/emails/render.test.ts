import { LOCALES } from '@belvedere/domain/screens/locale'
import { describe, expect, it } from 'vitest'
import { accountExists } from './account-exists.ts'
import { passwordChanged } from './password-changed.ts'
import { type Email, render } from './render.ts'
import { resetPassword } from './reset-password.ts'
import { securityNotice } from './security-notice.ts'
import { verifyEmail } from './verify-email.ts'

const EMAIL: Email = {
  locale: 'en',
  subject: 'Tom & <b>Ana</b>',
  preview: 'The %text% of it',
  blocks: [
    { heading: 'Two rooms' },
    { paragraph: 'First line\nsecond <script>line</script> %href%' },
    {
      facts: [
        ['Area', '85 m²'],
        ['Floor', '"3"'],
      ],
    },
    { button: 'Open', href: 'https://homes.example/?a=1&b="2"' },
  ],
  footer: 'Sent once.',
}

describe('a mail', () => {
  it('stands in plain text as it stands in HTML', async () => {
    const { subject, text } = await render(EMAIL)
    expect(subject).toBe('Tom & <b>Ana</b>')
    expect(text).toBe(
      [
        'Two rooms',
        'First line\nsecond <script>line</script> %href%',
        'Area: 85 m²\nFloor: "3"',
        'Open:\nhttps://homes.example/?a=1&b="2"',
        '-- \nSent once.',
      ].join('\n\n'),
    )
  })

  it('holds what people typed as text, never as HTML or as a place to fill', async () => {
    const { html } = await render(EMAIL)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('Tom &amp; &lt;b&gt;Ana&lt;/b&gt;')
    expect(html).toContain('First line<br />second &lt;script&gt;line&lt;/script&gt; %href%')
    expect(html).toContain('The %text% of it')
    expect(html).toContain('href="https://homes.example/?a=1&amp;b=&quot;2&quot;"')
    expect(html).not.toContain('<script>')
  })

  it('has as many blocks as it was given, in their order', async () => {
    const many = await render({
      ...EMAIL,
      blocks: [{ paragraph: 'one' }, { heading: 'two' }, { paragraph: 'three' }],
    })
    expect(many.html.match(/>(one|two|three)</g)).toEqual(['>one<', '>two<', '>three<'])
  })

  it('counts in the forms of its language', () => {
    const lifetime = (days: number, locale: 'en' | 'sr-Latn') =>
      verifyEmail({ firstName: 'Ana', link: 'https://homes.example/x', days }, locale).blocks.at(-1)
    expect(lifetime(1, 'en')).toEqual({ paragraph: 'The link works once, for 1 day.' })
    expect(lifetime(3, 'en')).toEqual({ paragraph: 'The link works once, for 3 days.' })
    expect(lifetime(21, 'sr-Latn')).toEqual({ paragraph: 'Link važi jednom, 21 dan.' })
    expect(lifetime(3, 'sr-Latn')).toEqual({ paragraph: 'Link važi jednom, 3 dana.' })
  })

  it.each(LOCALES)('speaks %s without a gap', async (locale) => {
    const facts = {
      firstName: 'Ana',
      link: 'https://homes.example/x',
      logInLink: 'https://homes.example/login',
      forgotLink: 'https://homes.example/ForgotPassword',
    }
    const emails = [
      verifyEmail({ ...facts, days: 3 }, locale),
      resetPassword({ ...facts, minutes: 60 }, locale),
      accountExists(facts, locale),
      passwordChanged(facts, locale),
      ...(
        [
          'passkey-added',
          'passkey-removed',
          'codes-on',
          'codes-off',
          'recovery-code-used',
          'factors-removed',
        ] as const
      ).map((about) =>
        securityNotice(about, { ...facts, securityLink: 'https://homes.example/x', what: 'Windows' }, locale),
      ),
    ]
    for (const email of emails) {
      const { subject, text, html } = await render(email)
      expect(subject.length).toBeGreaterThan(5)
      expect(text).toContain('Ana')
      expect(text).toContain('https://homes.example/')
      expect(`${text}${html}`).not.toMatch(/undefined|%\w+%/)
    }
  })
})
