import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordRules } from './PasswordRules'

const states = { met: 'done', open: 'still missing' }

describe('the rules of a new password', () => {
  it('are all in sight and claim nothing before a script can tell', () => {
    const html = renderToStaticMarkup(
      <PasswordRules
        id="rules"
        title="Your password needs"
        states={states}
        rules={[
          { key: 'length', text: 'at least 8 characters', isMet: null },
          { key: 'number', text: 'a number', isMet: null },
        ]}
      />,
    )
    expect(html).toContain('id="rules"')
    expect(html).toMatch(/at least 8 characters.*a number/)
    expect(html).not.toMatch(/done|still missing|<svg/)
  })

  it('are told by a mark and by words, not by colour alone', () => {
    const html = renderToStaticMarkup(
      <PasswordRules
        title="Your password needs"
        states={states}
        rules={[
          { key: 'length', text: 'at least 8 characters', isMet: true },
          { key: 'number', text: 'a number', isMet: false },
        ]}
      />,
    )
    expect(html).toMatch(/<svg.*at least 8 characters.*, done.*a number.*, still missing/)
    expect(html.match(/<svg/g)).toHaveLength(1)
  })
})
