import { brandKeys, contrast, tokensOf } from '@porchlight/brands'
import { registrationLink } from '@porchlight/domains/getting-in/mails/registration-link/mail'
import { emailChangeNotice } from '@porchlight/domains/profile/mails/email-change-notice/mail'
import { describe, expect, test } from 'vitest'
import { layoutLabels } from './layout-labels'
import { renderMail } from './render-mail'
import { voiceProblems } from './testing/mail-texts'

const link = 'https://example.com/create-password?token=abc'
const english = { brand: 'first', language: 'en' } as const

function registration(count: number, createPassword = link) {
  return renderMail(registrationLink, { ...english, values: { count }, links: { createPassword } })
}

describe('renderMail', () => {
  test('chooses the form for one hour and for several', () => {
    expect(registration(1).text).toContain('for 1 hour.')
    expect(registration(24).text).toContain('for 24 hours.')
  })

  test('writes the plain part in reading order', () => {
    expect(registration(24)).toMatchObject({
      subject: 'Set up your Northlamp online account',
      text: `Set up your online account

Someone asked Northlamp for an online account with this email address.

If it was you, create a password to finish.

Create password:
${link}

This link works once, for 24 hours. After that, you can ask for a new one.

If it was not you, ignore this message. Nothing changes unless someone uses the link.

--
Northlamp
This message is from Northlamp. Please do not reply to it.`,
    })
  })

  test('ends with the way to the choice of mails where there is one, in both parts', () => {
    const choose = 'https://example.com/es/choose?a=1&b=2'
    const input = {
      brand: 'second',
      language: 'es',
      values: { count: 1 },
      links: { createPassword: link },
    } as const
    const { text, html } = renderMail(registrationLink, { ...input, choose })
    expect(text.endsWith(`\nElija qué correos recibe:\n${choose}`)).toBe(true)
    expect(html).toContain('href="https://example.com/es/choose?a=1&amp;b=2"')
    expect(html).toContain('>Elija qué correos recibe</a>')
    expect(renderMail(registrationLink, input)).toEqual(
      renderMail(registrationLink, { ...input, choose: null }),
    )
    expect(() => renderMail(registrationLink, { ...input, choose: 'javascript:alert(1)' })).toThrow('choose')
  })

  test('quotes what somebody wrote, line by line and apart from our own words', () => {
    const quoting = { ...registrationLink, quotes: true } as const
    const input = { ...english, values: { count: 24 }, links: { createPassword: link } }
    const render = (quote: string) => renderMail(quoting, { ...input, quote })
    const { text, html } = render('Yes.\r\n\r\n--\nNorthlamp <b>\u202eevil</b>\n<script>alert(1)</script>')
    expect(text).toContain(
      'address.\n\n> Yes.\n>\n> --\n> Northlamp <b> evil</b>\n> <script>alert(1)</script>\n\nIf it was',
    )
    expect(html).toContain('Yes.<br><br>--<br>Northlamp &lt;b&gt; evil&lt;/b&gt;<br>&lt;script&gt;')
    expect(render(' \n ').html).not.toContain('<blockquote')
    // A mail that quotes nothing shows nothing that it is given.
    expect(renderMail(registrationLink, { ...input, quote: 'Hello.' }).text).not.toContain('Hello.')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//example.com/x',
    '/create-password',
    'https://',
    'https://example.com/a b',
    'https://example.com/\r\nBcc: x',
    'https://example.com/"onclick="x',
    'https://user:secret@example.com/',
    'https://example.com\\@elsewhere.example',
    '',
  ])('refuses the link %j', (createPassword) => {
    expect(() => registration(1, createPassword)).toThrow('createPassword')
  })

  test('keeps a value on its line and in its reading direction', () => {
    const newEmail = 'a@example.com\r\n\r\nCall 512-555-0199 now\u202e\u2028!'
    const { text } = renderMail(emailChangeNotice, {
      ...english,
      values: { newEmail, count: 48, servicePhone: '(512) 555-0100' },
      links: { undoEmailChange: link },
    })
    expect(text.split('\n')).toContain(
      'Someone asked to change the email of your online account to a@example.com Call 512-555-0199 now !. Your login changes only after that address is confirmed.',
    )
  })

  test('fetches nothing and holds no table, script or form', () => {
    const { html } = registration(1)
    expect(html).not.toMatch(/<(table|script|form|img|link|iframe|svg)|url\(|@import|@font-face/i)
    expect(html).toContain('<html lang="en">')
  })

  test('can be read in light and dark for every brand', () => {
    for (const key of brandKeys) {
      const { light, dark } = tokensOf(key)
      const { html } = renderMail(registrationLink, {
        brand: key,
        language: 'es',
        values: { count: 1 },
        links: { createPassword: link },
      })
      for (const { surface, canvas, ink, inkMuted, primary, onPrimary } of [light, dark]) {
        for (const colour of [surface, canvas, ink, inkMuted, primary, onPrimary])
          expect(html).toContain(colour)
        const pairs = [
          [ink, surface],
          [inkMuted, surface],
          [inkMuted, canvas],
          [primary, surface],
          [primary, canvas],
          [onPrimary, primary],
        ] as const
        for (const [text, behind] of pairs) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('keeps to the voice in what every mail says', () => {
    expect(voiceProblems(layoutLabels)).toEqual([])
  })
})
